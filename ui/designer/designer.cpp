#include "ui/designer/designer.h"

#include "core/design/constraint_edits.h"
#include "core/design/drawing_colours.h"
#include "core/design/symmetric_edit.h"
#include "ui/document/puzzle_document.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace nonet {
namespace {

/// They differ in values of these alone.
bool isOtherValue(const Puzzle& before, const Puzzle& after, const std::vector<int>& constraints) {
    if (before.constraints().size() != after.constraints().size() || constraints.empty())
        return false;
    Layout plain = after.layout();
    for (const int each : constraints) {
        const auto at = static_cast<std::size_t>(each);
        plain.constraints[at].values = before.constraints()[at].values;
    }
    Puzzle same = withLayout(after, std::move(plain));
    return same == before && before != after;
}

/// They differ in texts of these alone.
bool isOtherText(const Puzzle& before, const Puzzle& after, const std::vector<int>& drawings) {
    if (before.decoration().drawings.size() != after.decoration().drawings.size() || drawings.empty())
        return false;
    Decoration plain = after.decoration();
    for (const int each : drawings) {
        const auto at = static_cast<std::size_t>(each);
        plain.drawings[at].text = before.decoration().drawings[at].text;
    }
    Puzzle same = after;
    same.setDecoration(std::move(plain));
    return same == before && before != after;
}

template <typename Thing>
std::vector<Thing> thingsAt(const std::vector<Thing>& all, const std::vector<int>& places) {
    std::vector<Thing> found;
    found.reserve(places.size());
    for (const int each : places)
        found.push_back(all[static_cast<std::size_t>(each)]);
    return found;
}

/// Of equal ones as many as there are more.
template <typename Thing>
std::vector<int> newIn(const std::vector<Thing>& now, std::vector<Thing> before) {
    std::vector<int> found;
    for (std::size_t i = 0; i < now.size(); ++i) {
        const auto place = std::ranges::find(before, now[i]);
        if (place == before.end())
            found.push_back(static_cast<int>(i));
        else
            before.erase(place);
    }
    return found;
}

}  // namespace

Designer::Designer(QObject* parent) : QObject(parent) { m_pen.lineColour = kStrongColours.back(); }

void Designer::setDocument(PuzzleDocument* document) {
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    m_chosen.clear();
    m_chosenDrawings.clear();
    m_locked.clear();
    m_lockedDrawings.clear();
    m_valueStep.reset();
    if (document) {
        connect(document, &PuzzleDocument::puzzleReplaced, this, &Designer::followPuzzle);
        // Also by what leaves the puzzle as it is.
        connect(document, &PuzzleDocument::changed, this,
                [this] { m_knownNodes = m_document->history().nodes().size(); });
    }
    m_known = puzzle().constraints();
    m_knownDrawings = puzzle().decoration().drawings;
    m_knownNodes = document ? document->history().nodes().size() : 0;
    if (!isPossible(m_symmetry, puzzle().shape()))
        setSymmetry(EntrySymmetry::none);
    Q_EMIT documentChanged();
    Q_EMIT chosenChanged();
    Q_EMIT locksChanged();
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

void Designer::setPen(const Drawing& pen) {
    if (pen == m_pen)
        return;
    m_pen = pen;
    Q_EMIT penChanged();
}

void Designer::setCellColour(int colour) {
    if (colour == m_cellColour)
        return;
    m_cellColour = colour;
    Q_EMIT penChanged();
}

void Designer::setTool(const DesignTool& tool) {
    if (tool == m_tool)
        return;
    m_tool = tool;
    // What is typed from now on is the new tool's.
    if (tool.type != DesignTool::Type::select)
        choose({});
    Q_EMIT toolChanged();
}

void Designer::setSymmetry(EntrySymmetry symmetry) {
    if (symmetry == m_symmetry || !isPossible(symmetry, puzzle().shape()))
        return;
    m_symmetry = symmetry;
    Q_EMIT symmetryChanged();
}

bool Designer::isLocked(int constraint) const {
    return std::ranges::find(m_locked, puzzle().constraints()[static_cast<std::size_t>(constraint)]) != m_locked.end();
}

void Designer::setLocked(const std::vector<int>& constraints, bool isLocked) {
    bool isOther = false;
    for (const int each : constraints) {
        if (this->isLocked(each) == isLocked)
            continue;
        isOther = true;
        const Constraint& constraint = puzzle().constraints()[static_cast<std::size_t>(each)];
        std::erase(m_locked, constraint);
        if (isLocked)
            m_locked.push_back(constraint);
    }
    tellLocks(isOther, isLocked);
}

bool Designer::isDrawingLocked(int drawing) const {
    const Drawing& asked = puzzle().decoration().drawings[static_cast<std::size_t>(drawing)];
    return std::ranges::find(m_lockedDrawings, asked) != m_lockedDrawings.end();
}

void Designer::setDrawingsLocked(const std::vector<int>& drawings, bool isLocked) {
    std::vector<int> others = drawings;
    std::erase_if(others, [&](int each) { return isDrawingLocked(each) == isLocked; });
    for (const Drawing& each : thingsAt(puzzle().decoration().drawings, others)) {
        std::erase(m_lockedDrawings, each);
        if (isLocked)
            m_lockedDrawings.push_back(each);
    }
    tellLocks(!others.empty(), isLocked);
}

void Designer::tellLocks(bool isOther, bool areLocked) {
    if (!isOther)
        return;
    Q_EMIT locksChanged();
    if (!areLocked)
        Q_EMIT unlocked();
}

std::vector<int> Designer::freeChosen() const {
    std::vector<int> free = m_chosen;
    std::erase_if(free, [this](int each) { return isLocked(each); });
    return free;
}

std::vector<int> Designer::freeDrawings() const {
    std::vector<int> free = m_chosenDrawings;
    std::erase_if(free, [this](int each) { return isDrawingLocked(each); });
    return free;
}

bool Designer::mayEdit() {
    if (m_document && m_document->isReadOnly())
        Q_EMIT said(tr("This puzzle is read-only: it holds rules that this version of Nonet does not know."));
    return m_document && !m_document->isReadOnly();
}

LayoutEdit Designer::withPartners(const LayoutEdit& edit) const {
    return symmetricEdit(puzzle(), edit, m_symmetry, [this](int each) { return isLocked(each); });
}

DrawingEdit Designer::withPartners(const DrawingEdit& edit) const {
    return symmetricEdit(puzzle(), edit, m_symmetry, [this](int each) { return isDrawingLocked(each); });
}

/// `value`: of a step that sets a value, which is joined to the one before where that set it, too.
void Designer::perform(const Puzzle& after, const std::optional<ValueStep>& value) {
    const bool isSame = value && m_valueStep && m_valueStep->node == m_document->history().current() &&
                        m_valueStep->of == value->of && m_valueStep->isOfDrawings == value->isOfDrawings;
    const QScopedValueRollback guard(m_isEditing, true);
    if (isSame)
        m_document->replaceLastEdit(after);
    else
        m_document->setPuzzle(after);
    m_valueStep = value;
    if (m_valueStep)
        m_valueStep->node = m_document->history().current();
}

void Designer::edit(const LayoutEdit& asked) {
    if (!mayEdit())
        return;
    const LayoutEdit edit = withPartners(asked);
    std::optional<ValueStep> value;
    if (isOtherValue(puzzle(), edit.puzzle, edit.constraints))
        value = ValueStep{.of = edit.constraints};
    perform(edit.puzzle, value);
    const std::optional<ValueStep> step = m_valueStep;
    choose(edit.constraints);
    m_valueStep = step;
}

void Designer::edit(const Puzzle& after) {
    // Where what is chosen stands now, followPuzzle() finds.
    if (!mayEdit())
        return;
    std::optional<ValueStep> value;
    if (isOtherValue(puzzle(), after, m_chosen))
        value = ValueStep{.of = m_chosen};
    perform(after, value);
}

void Designer::edit(const DrawingEdit& asked) {
    if (!mayEdit())
        return;
    const DrawingEdit edit = withPartners(asked);
    std::optional<ValueStep> value;
    if (isOtherText(puzzle(), edit.puzzle, edit.drawings))
        value = ValueStep{.of = edit.drawings, .isOfDrawings = true};
    perform(edit.puzzle, value);
    const std::optional<ValueStep> step = m_valueStep;
    chooseDrawings(edit.drawings);
    m_valueStep = step;
}

void Designer::deleteChosen() {
    if (const std::vector<int> free = freeDrawings(); !free.empty())
        return edit(DrawingEdit{removeDrawings(puzzle(), free), {}});
    if (const std::vector<int> free = freeChosen(); !free.empty())
        edit(remove(puzzle(), free));
    else if (!m_chosen.empty() || !m_chosenDrawings.empty())
        Q_EMIT said(tr("Locked: unlock it first."));
}

std::vector<int> Designer::rulesStillChosen() const {
    const std::vector<Constraint>& now = puzzle().constraints();
    std::vector<int> chosen;
    for (const int each : m_chosen) {
        const auto place = std::ranges::find(now, m_known[static_cast<std::size_t>(each)]);
        const auto at = static_cast<std::size_t>(each);
        if (place != now.end())
            chosen.push_back(static_cast<int>(place - now.begin()));
        else if (now.size() == m_known.size() && now[at].kind == m_known[at].kind)
            chosen.push_back(each);
    }
    return chosen;
}

std::vector<int> Designer::drawingsStillChosen() const {
    const std::vector<Drawing>& now = puzzle().decoration().drawings;
    std::vector<int> chosen;
    for (const int each : m_chosenDrawings) {
        const auto place = std::ranges::find(now, m_knownDrawings[static_cast<std::size_t>(each)]);
        if (place != now.end())
            chosen.push_back(static_cast<int>(place - now.begin()));
        else if (now.size() == m_knownDrawings.size())
            chosen.push_back(each);
    }
    return chosen;
}

/// What is chosen is found again by being the same, or the only one that became another. What undo or redo brings is
/// chosen, as an edit chooses what it makes.
void Designer::followPuzzle() {
    std::vector<int> chosen = rulesStillChosen();
    std::vector<int> drawings = drawingsStillChosen();
    const std::size_t before = std::exchange(m_knownNodes, m_document->history().nodes().size());
    if (!m_isEditing && m_knownNodes == before) {
        const std::vector<int> rulesCome = newIn(puzzle().constraints(), m_known);
        const std::vector<int> drawingsCome = newIn(puzzle().decoration().drawings, m_knownDrawings);
        if (!rulesCome.empty() || !drawingsCome.empty()) {
            chosen = rulesCome;
            drawings = rulesCome.empty() ? drawingsCome : std::vector<int>();
        }
    }
    m_known = puzzle().constraints();
    m_knownDrawings = puzzle().decoration().drawings;
    if (!isPossible(m_symmetry, puzzle().shape()))
        setSymmetry(EntrySymmetry::none);
    const bool isOther = chosen != m_chosen || drawings != m_chosenDrawings;
    m_chosen = std::move(chosen);
    m_chosenDrawings = std::move(drawings);
    Q_EMIT puzzleChanged();
    if (isOther)
        Q_EMIT chosenChanged();
}

}  // namespace nonet

#include "moc_designer.cpp"
