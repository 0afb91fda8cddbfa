#include "ui/designer/designer.h"

#include "core/design/constraint_edits.h"
#include "core/design/drawing_colours.h"
#include "ui/document/puzzle_document.h"

#include <algorithm>

namespace nonet {

Designer::Designer(QObject* parent) : QObject(parent) { m_pen.lineColour = kStrongColours.back(); }

void Designer::setDocument(PuzzleDocument* document) {
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    m_chosen.clear();
    m_chosenDrawings.clear();
    m_locked.clear();
    if (document)
        connect(document, &PuzzleDocument::puzzleReplaced, this, &Designer::followPuzzle);
    m_known = puzzle().constraints();
    m_knownDrawings = puzzle().decoration().drawings;
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
    for (const int each : constraints) {
        const Constraint& constraint = puzzle().constraints()[static_cast<std::size_t>(each)];
        std::erase(m_locked, constraint);
        if (isLocked)
            m_locked.push_back(constraint);
    }
    Q_EMIT locksChanged();
}

bool Designer::mayEdit() {
    if (m_document && m_document->isReadOnly())
        Q_EMIT said(tr("This puzzle is read-only: it holds rules that this version of Nonet does not know."));
    return m_document && !m_document->isReadOnly();
}

void Designer::edit(const LayoutEdit& edit) {
    if (!mayEdit())
        return;
    m_document->setPuzzle(edit.puzzle);
    choose(edit.constraints);
}

void Designer::edit(const Puzzle& after) {
    // Where what is chosen stands now, followPuzzle() finds.
    if (mayEdit())
        m_document->setPuzzle(after);
}

void Designer::edit(const DrawingEdit& edit) {
    if (!mayEdit())
        return;
    m_document->setPuzzle(edit.puzzle);
    chooseDrawings(edit.drawings);
}

void Designer::deleteChosen() {
    if (!m_chosenDrawings.empty())
        return edit(removeDrawings(puzzle(), m_chosenDrawings));
    std::vector<int> free = m_chosen;
    std::erase_if(free, [this](int each) { return isLocked(each); });
    if (!free.empty())
        edit(remove(puzzle(), free));
    else if (!m_chosen.empty())
        Q_EMIT said(tr("Locked: unlock it first."));
}

std::vector<int> Designer::drawingsStillChosen() {
    const std::vector<Drawing>& now = puzzle().decoration().drawings;
    std::vector<int> chosen;
    for (const int each : m_chosenDrawings) {
        const auto place = std::ranges::find(now, m_knownDrawings[static_cast<std::size_t>(each)]);
        if (place != now.end())
            chosen.push_back(static_cast<int>(place - now.begin()));
        else if (now.size() == m_knownDrawings.size())
            chosen.push_back(each);
    }
    m_knownDrawings = now;
    return chosen;
}

/// By undo and redo, too: what is chosen is found again by being the same, or the only one that became another.
void Designer::followPuzzle() {
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
    m_known = now;
    std::vector<int> drawings = drawingsStillChosen();
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
