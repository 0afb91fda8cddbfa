#include "ui/designer/designer.h"

#include "core/design/clue_edits.h"
#include "core/design/symmetric_edit.h"
#include "core/play/player_actions.h"
#include "ui/designer/tools/tool_catalogue.h"
#include "ui/document/puzzle_document.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace nonet {
namespace {

/// Where those stand now that are still there, rising.
template <typename Place>
std::vector<int> stillChosen(const std::vector<int>& chosen, Place placeNow) {
    std::vector<int> now;
    for (const int each : chosen)
        if (const std::optional<int> place = placeNow(each))
            now.push_back(*place);
    std::ranges::sort(now);
    return now;
}

}  // namespace

Designer::Designer(QObject* parent) : QObject(parent), m_locks(*this) {}

void Designer::setDocument(PuzzleDocument* document) {
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    m_chosen.clear();
    m_chosenDrawings.clear();
    m_locks.clear();
    m_valueStep.reset();
    if (document) {
        connect(document, &PuzzleDocument::edited, this, &Designer::followPuzzle);
        // Also by what leaves the puzzle as it is.
        connect(document, &PuzzleDocument::changed, this,
                [this] { m_knownNodes = m_document->history().nodes().size(); });
    }
    m_stroke.reset();
    m_knownNodes = document ? document->history().nodes().size() : 0;
    if (!isPossible(m_symmetry, puzzle().shape()))
        setSymmetry(EntrySymmetry::none);
    Q_EMIT documentChanged();
    Q_EMIT chosenChanged();
    Q_EMIT m_locks.changed();
}

PuzzleDocument* Designer::document() const { return m_document; }

const Puzzle& Designer::puzzle() const {
    static const Puzzle kBlank;
    return m_document ? m_document->puzzle() : kBlank;
}

void Designer::choose(std::vector<int> constraints) {
    std::ranges::sort(constraints);
    const auto count = static_cast<int>(puzzle().constraints().size());
    std::erase_if(constraints, [count](int each) { return each < 0 || each >= count; });
    constraints.erase(std::unique(constraints.begin(), constraints.end()), constraints.end());
    if (constraints == m_chosen && m_chosenDrawings.empty())
        return;
    m_chosen = std::move(constraints);
    m_chosenDrawings.clear();
    endStep();
    Q_EMIT chosenChanged();
}

void Designer::chooseDrawings(std::vector<int> drawings) {
    std::ranges::sort(drawings);
    const auto count = static_cast<int>(puzzle().decoration().drawings.size());
    std::erase_if(drawings, [count](int each) { return each < 0 || each >= count; });
    drawings.erase(std::unique(drawings.begin(), drawings.end()), drawings.end());
    if (drawings == m_chosenDrawings && m_chosen.empty())
        return;
    m_chosenDrawings = std::move(drawings);
    m_chosen.clear();
    endStep();
    Q_EMIT chosenChanged();
}

void Designer::setTool(const DesignTool& tool) {
    if (tool == m_tool)
        return;
    m_tool = tool;
    // What is typed from now on is the new tool's.
    if (!toolRow(tool.type).keepsChosen)
        choose({});
    Q_EMIT toolChanged();
}

void Designer::setSymmetry(EntrySymmetry symmetry) {
    if (symmetry == m_symmetry || !isPossible(symmetry, puzzle().shape()))
        return;
    m_symmetry = symmetry;
    Q_EMIT symmetryChanged();
}

const Constraint* Designer::constraint(int index) const {
    const std::vector<Constraint>& placed = puzzle().constraints();
    return static_cast<std::size_t>(index) < placed.size() ? &placed[static_cast<std::size_t>(index)] : nullptr;
}

const Drawing* Designer::drawing(int index) const {
    const std::vector<Drawing>& drawn = puzzle().decoration().drawings;
    return static_cast<std::size_t>(index) < drawn.size() ? &drawn[static_cast<std::size_t>(index)] : nullptr;
}

const Constraint* Designer::chosenOfOneKind() const {
    const std::vector<Constraint>& all = puzzle().constraints();
    if (m_chosen.empty() || freeChosen().size() < m_chosen.size())
        return nullptr;
    const Constraint& first = all[static_cast<std::size_t>(m_chosen.front())];
    const bool isOneKind =
        std::ranges::all_of(m_chosen, [&](int each) { return all[static_cast<std::size_t>(each)].kind == first.kind; });
    return isOneKind ? &first : nullptr;
}

std::vector<int> Designer::freeChosen() const {
    std::vector<int> free = m_chosen;
    std::erase_if(free, [this](int each) { return m_locks.isLocked(each); });
    return free;
}

std::vector<int> Designer::freeDrawings() const {
    std::vector<int> free = m_chosenDrawings;
    std::erase_if(free, [this](int each) { return m_locks.isDrawingLocked(each); });
    return free;
}

bool Designer::mayEdit() {
    if (m_document && m_document->isReadOnly())
        Q_EMIT statusMessage(tr("This puzzle is read-only: it holds rules that this version of Nonet does not know."));
    return m_document && !m_document->isReadOnly();
}

LayoutEdit Designer::withPartners(const LayoutEdit& edit) const {
    return symmetricEdit(puzzle(), edit, m_symmetry, [this](int each) { return m_locks.isLocked(each); });
}

DrawingEdit Designer::withPartners(const DrawingEdit& edit) const {
    return symmetricEdit(puzzle(), edit, m_symmetry, [this](int each) { return m_locks.isDrawingLocked(each); });
}

/// `value`: of a step that sets a value, which is joined to the one before where that set it, too.
void Designer::perform(const Puzzle& after, const LayoutChange& change, const std::optional<ValueStep>& value) {
    const NodeId current = m_document->history().current();
    const bool isSame = value && m_valueStep && m_valueStep->node == current && m_valueStep->of == value->of &&
                        m_valueStep->isOfDrawings == value->isOfDrawings;
    const bool goesOn = m_stroke && m_stroke->node == current;
    const QScopedValueRollback guard(m_isEditing, true);
    if (isSame || goesOn)
        m_document->replaceLastEdit(after, change);
    else
        m_document->edit(after, change);
    if (m_stroke && !change.isEmpty())
        m_stroke->node = m_document->history().current();
    m_valueStep = value;
    if (m_valueStep)
        m_valueStep->node = m_document->history().current();
}

void Designer::edit(const LayoutEdit& asked) {
    if (!mayEdit())
        return;
    const LayoutEdit edit = withPartners(asked);
    const LayoutChange change = LayoutChange::between(puzzle(), edit.puzzle);
    std::optional<ValueStep> value;
    if (change.isOfValues(edit.constraints))
        value = ValueStep{.of = edit.constraints};
    perform(edit.puzzle, change, value);
    const std::optional<ValueStep> step = m_valueStep;
    choose(edit.constraints);
    m_valueStep = step;
}

void Designer::edit(const Puzzle& after) {
    // Where what is chosen stands now, followPuzzle() finds.
    if (!mayEdit())
        return;
    const LayoutChange change = LayoutChange::between(puzzle(), after);
    std::optional<ValueStep> value;
    if (change.isOfValues(m_chosen))
        value = ValueStep{.of = m_chosen};
    perform(after, change, value);
}

void Designer::keepDigitsAsSolution() {
    if (!mayEdit())
        return;
    const PlayState& state = m_document->state();
    const Puzzle after = withDigitsInMind(puzzle(), m_document->digits());
    endStep();
    const QScopedValueRollback guard(m_isEditing, true);
    m_document->edit(LayoutChange::between(puzzle(), after), enterClues(after, state, Grid(after.shape())));
}

void Designer::edit(const DrawingEdit& asked) {
    if (!mayEdit())
        return;
    const DrawingEdit edit = withPartners(asked);
    const LayoutChange change = LayoutChange::between(puzzle(), edit.puzzle);
    std::optional<ValueStep> value;
    if (change.isOfTexts(edit.drawings))
        value = ValueStep{.of = edit.drawings, .isOfDrawings = true};
    perform(edit.puzzle, change, value);
    const std::optional<ValueStep> step = m_valueStep;
    chooseDrawings(edit.drawings);
    m_valueStep = step;
}

/// What is chosen is found again by being the same, or the only one that became another. What undo or redo brings is
/// chosen, as an edit chooses what it makes.
void Designer::followPuzzle(const LayoutChange& change) {
    std::vector<int> chosen = stillChosen(m_chosen, [&](int each) { return change.successorOf(each); });
    std::vector<int> drawings =
        stillChosen(m_chosenDrawings, [&](int each) { return change.successorOfDrawing(each); });
    const std::size_t before = std::exchange(m_knownNodes, m_document->history().nodes().size());
    if (!m_isEditing && m_knownNodes == before) {
        const std::vector<int>& rulesCome = change.newConstraints();
        const std::vector<int> drawingsCome = change.newDrawings();
        if (!rulesCome.empty() || !drawingsCome.empty()) {
            chosen = rulesCome;
            drawings = rulesCome.empty() ? drawingsCome : std::vector<int>();
        }
    }
    if (!isPossible(m_symmetry, puzzle().shape()))
        setSymmetry(EntrySymmetry::none);
    const bool isOther = chosen != m_chosen || drawings != m_chosenDrawings;
    m_chosen = std::move(chosen);
    m_chosenDrawings = std::move(drawings);
    Q_EMIT puzzleChanged(change);
    if (isOther)
        Q_EMIT chosenChanged();
}

}  // namespace nonet

#include "moc_designer.cpp"
