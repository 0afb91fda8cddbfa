#include "ui/document/puzzle_document.h"

#include <QUuid>

namespace nonet {

PuzzleDocument::PuzzleDocument(PuzzleRecord record, QObject* parent)
    : QObject(parent), m_id(QUuid::createUuid().toString(QUuid::WithoutBraces)), m_record(std::move(record)),
      m_view(viewStateFrom(m_record.view)) {
    if (state().cells.size() != static_cast<std::size_t>(puzzle().geometry.cellCount()))
        m_record.history = History(PlayState(puzzle().geometry));
}

Grid PuzzleDocument::digits() const { return digitsOf(puzzle(), state()); }

bool PuzzleDocument::isFinished() const {
    const Grid filled = digits();
    return filled.isSolved(puzzle().geometry) && (!solution() || filled == *solution());
}

void PuzzleDocument::perform(const PlayState& next, const ActionLabel& label) {
    if (isReadOnly() || next == state())
        return;
    const PlayState before = state();
    const NodeId node = m_record.history.push(next, label);
    tellMove(puzzle(), before, {}, node, MoveDirection::done);
}

void PuzzleDocument::goTo(NodeId node) {
    if (!isReadOnly() && node != history().current())
        moveTo(node, node, MoveDirection::done);
}

void PuzzleDocument::undo() {
    if (canUndo())
        moveTo(*history().undoTarget(), history().current(), MoveDirection::undone);
}

void PuzzleDocument::redo() {
    if (canRedo())
        goTo(*history().redoTarget());
}

void PuzzleDocument::lockGivens() { layGivens(nonet::lockGivens(puzzle(), state()), ActionKind::lockGivens); }

void PuzzleDocument::unlockGivens() { layGivens(nonet::unlockGivens(puzzle(), state()), ActionKind::unlockGivens); }

void PuzzleDocument::transform(const ClassicTransform& map) {
    if (isReadOnly() || !puzzle().isClassic() || map == ClassicTransform())
        return;
    const Puzzle before = puzzle();
    const PlayState stateBefore = state();
    const NodeId node = m_record.history.pushTransform(m_record.puzzle, map, {.kind = ActionKind::transform});
    tellMove(before, stateBefore, map, node, MoveDirection::done);
}

void PuzzleDocument::layGivens(const LaidGivens& laid, ActionKind kind) {
    if (isReadOnly() || laid.givens == puzzle().givens)
        return;
    const Puzzle before = puzzle();
    const PlayState stateBefore = state();
    const NodeId node = m_record.history.pushGivens(m_record.puzzle, laid.givens, laid.state, {.kind = kind});
    tellMove(before, stateBefore, {}, node, MoveDirection::done);
}

void PuzzleDocument::setCheckpoint(const QString& name) {
    m_record.history.setCheckpoint(name.toStdString());
    Q_EMIT checkpointsChanged();
}

void PuzzleDocument::removeCheckpoint(const QString& name) {
    m_record.history.removeCheckpoint(name.toStdString());
    Q_EMIT checkpointsChanged();
}

void PuzzleDocument::changeView(const std::function<void(ViewState&)>& change) {
    const ViewState before = m_view;
    change(m_view);
    if (m_view == before)
        return;
    m_record.view = withViewState(m_record.view, m_view);
    Q_EMIT viewChanged();
}

void PuzzleDocument::setTitle(const QString& title) {
    if (m_record.info.title == title.toStdString())
        return;
    m_record.info.title = title.toStdString();
    Q_EMIT viewChanged();
}

void PuzzleDocument::setFacts(SolutionFacts facts) {
    m_facts = std::move(facts);
    m_awaitsFacts = false;
    m_record.solution = m_facts.solution;
    Q_EMIT factsChanged();
}

void PuzzleDocument::moveTo(NodeId node, NodeId shown, MoveDirection direction) {
    const Puzzle before = puzzle();
    const PlayState stateBefore = state();
    const ClassicTransform map = history().transformTo(node);
    m_record.history.goTo(node, m_record.puzzle);
    tellMove(before, stateBefore, map, shown, direction);
}

void PuzzleDocument::tellMove(const Puzzle& before, const PlayState& stateBefore, const ClassicTransform& map,
                              NodeId shown, MoveDirection direction) {
    if (puzzle() != before) {
        m_record.solution.reset();
        m_facts = {};
        m_awaitsFacts = true;
        Q_EMIT factsChanged();
        Q_EMIT puzzleReplaced();
    }
    Q_EMIT changed();
    std::vector<Cell> cells;
    if (map != ClassicTransform())
        Q_EMIT transformed(map);
    else
        for (const PlayChange::CellChange& change : changeBetween(stateBefore, state()).cells)
            cells.push_back(change.cell);
    Q_EMIT actionShown(history().node(shown).label, cells, direction == MoveDirection::undone);
}

}  // namespace nonet

#include "moc_puzzle_document.cpp"
