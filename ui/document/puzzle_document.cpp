#include "ui/document/puzzle_document.h"

#include "core/play/carried_state.h"
#include "core/play/transform_game.h"

#include <QUuid>

namespace nonet {

namespace {

/// With a game of the puzzle's shape, where it has none.
PuzzleRecord withGame(PuzzleRecord record) {
    const BoardShape& shape = record.puzzle.shape();
    if (record.history.state().cells.size() != static_cast<std::size_t>(shape.cellCount()))
        record.history = History(PlayState(shape));
    return record;
}

}  // namespace

PuzzleDocument::PuzzleDocument(PuzzleRecord record, const QString& id, QObject* parent)
    : QObject(parent), m_id(id.isEmpty() ? QUuid::createUuid().toString(QUuid::WithoutBraces) : id),
      m_record(withGame(std::move(record))), m_notes(*this, m_record), m_findings(*this, m_record), m_clues(*this),
      m_names(*this) {}

Grid PuzzleDocument::digits() const { return digitsOf(puzzle(), state()); }

void PuzzleDocument::perform(const PlayState& next, const ActionLabel& label) {
    if (isReadOnly() || next == state())
        return;
    const PlayState before = state();
    const NodeId node = m_record.history.push(next, label);
    reportMove({}, before, {}, node, MoveDirection::done);
}

void PuzzleDocument::goTo(NodeId node) {
    if (!isReadOnly() && node != history().current())
        moveTo(node, node, MoveDirection::done);
}

void PuzzleDocument::undo() {
    if (const std::optional<NodeId> to = history().undoTarget(); to && canUndo())
        moveTo(*to, history().current(), MoveDirection::undone);
}

void PuzzleDocument::redo() {
    if (const std::optional<NodeId> to = history().redoTarget(); to && canRedo())
        goTo(*to);
}

void PuzzleDocument::transform(const ClassicTransform& map) {
    if (isReadOnly() || !puzzle().isClassic() || map == ClassicTransform())
        return;
    const Puzzle before = puzzle();
    const PlayState stateBefore = state();
    const NodeId node = m_record.history.pushTransform(m_record.puzzle, map, {.kind = ActionKind::transform});
    reportMove(LayoutChange::between(before, puzzle()), stateBefore, map, node, MoveDirection::done);
}

void PuzzleDocument::setPuzzle(const Puzzle& after) { edit(after, LayoutChange::between(puzzle(), after)); }

void PuzzleDocument::edit(const Puzzle& after, const LayoutChange& change) {
    edit(change, carriedState(state(), puzzle(), after));
}

void PuzzleDocument::edit(const LayoutChange& change, const PlayState& next) {
    if (isReadOnly() || change.isEmpty())
        return;
    const PlayState stateBefore = state();
    const NodeId node = m_record.history.pushBoard(m_record.puzzle, change, next, {.kind = ActionKind::editBoard});
    reportMove(change, stateBefore, {}, node, MoveDirection::done);
}

void PuzzleDocument::replaceLastEdit(const Puzzle& after, const LayoutChange& change) {
    if (isReadOnly() || change.isEmpty())
        return;
    const bool isEdit = history().node(history().current()).label.kind == ActionKind::editBoard;
    const PlayState stateBefore = state();
    if (!isEdit || !m_record.history.dropLast(m_record.puzzle))
        return edit(after, change);
    const PlayState next = carriedState(state(), puzzle(), after);
    const NodeId node = m_record.history.pushBoard(m_record.puzzle, LayoutChange::between(puzzle(), after), next,
                                                   {.kind = ActionKind::editBoard});
    Q_EMIT lastStepReplaced();
    reportMove(change, stateBefore, {}, node, MoveDirection::done);
}

void PuzzleDocument::layGivens(const LaidGivens& laid, ActionKind kind) {
    if (isReadOnly() || laid.givens == puzzle().givens)
        return;
    const Puzzle before = puzzle();
    const PlayState stateBefore = state();
    const NodeId node = m_record.history.pushGivens(m_record.puzzle, laid.givens, laid.state, {.kind = kind});
    reportMove(LayoutChange::between(before, puzzle()), stateBefore, {}, node, MoveDirection::done);
}

void PuzzleDocument::rename(PuzzleNames next, ActionKind kind) {
    const PuzzleNames before = namesOf(info());
    if (next == before)
        return;
    std::optional<NodeId> node;
    if (!isReadOnly())
        node = m_record.history.pushNames(before, next, {.kind = kind});
    setNames(m_record.info, std::move(next));
    if (node)
        reportMove({}, state(), {}, *node, MoveDirection::done);
    Q_EMIT viewChanged();
}

void PuzzleDocument::moveTo(NodeId node, NodeId shown, MoveDirection direction) {
    const Puzzle before = puzzle();
    const PlayState stateBefore = state();
    const ClassicTransform map = history().transformTo(node);
    const PuzzleNames namesBefore = namesOf(info());
    // Before anybody is told: whoever keeps the record keeps all of it.
    setNames(m_record.info, history().namesAt(node, namesBefore));
    m_record.history.goTo(node, m_record.puzzle);
    reportMove(LayoutChange::between(before, puzzle()), stateBefore, map, shown, direction);
    if (namesOf(info()) != namesBefore)
        Q_EMIT viewChanged();
}

void PuzzleDocument::reportMove(const LayoutChange& change, const PlayState& stateBefore, const ClassicTransform& map,
                                NodeId shown, MoveDirection direction) {
    // Told last, so that the change of the board is kept first.
    const bool isRatingLost = !change.isEmpty() && m_notes.view().rating;
    if (!change.isEmpty()) {
        m_findings.followEdit(map);
        Q_EMIT edited(change);
    }
    Q_EMIT changed();
    if (isRatingLost)
        Q_EMIT viewChanged();
    std::vector<Cell> cells;
    if (map != ClassicTransform())
        Q_EMIT transformed(map);
    else
        for (const PlayChange::CellChange& each : changeBetween(stateBefore, state()).cells)
            cells.push_back(each.cell);
    Q_EMIT actionShown(history().node(shown).label, cells, direction == MoveDirection::undone, shown);
}

}  // namespace nonet

#include "moc_puzzle_document.cpp"
