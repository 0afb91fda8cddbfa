#include "ui/document/puzzle_document.h"

#include "core/play/carried_state.h"
#include "core/play/transform_game.h"

#include <QScopeGuard>
#include <QUuid>

namespace nonet {

namespace {

/// As much of the text as fits into the bytes, no character in half.
std::string cut(QString text, std::size_t bytes) {
    const auto most = static_cast<qsizetype>(bytes);
    while (text.toUtf8().size() > most)
        text.chop(qMax<qsizetype>((text.toUtf8().size() - most) / 4, 1));
    if (!text.isEmpty() && text.back().isHighSurrogate())
        text.chop(1);
    return text.toStdString();
}

/// With a game of the puzzle's shape, where it has none.
PuzzleRecord withGame(PuzzleRecord record) {
    const BoardShape& shape = record.puzzle.shape();
    if (record.history.state().cells.size() != static_cast<std::size_t>(shape.cellCount()))
        record.history = History(PlayState(shape));
    return record;
}

}  // namespace

PuzzleDocument::PuzzleDocument(PuzzleRecord record, QObject* parent)
    : QObject(parent), m_id(QUuid::createUuid().toString(QUuid::WithoutBraces)), m_record(withGame(std::move(record))),
      m_notes(*this, m_record), m_findings(*this, m_record), m_clues(*this) {}

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
    if (isReadOnly() || change.isEmpty())
        return;
    const PlayState stateBefore = state();
    const NodeId node = m_record.history.pushBoard(m_record.puzzle, change, carriedState(stateBefore, puzzle(), after),
                                                   {.kind = ActionKind::editBoard});
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

void PuzzleDocument::setTitle(const QString& title) {
    PuzzleNames next = names();
    next.title = cut(title, kLongestName);
    rename(std::move(next), ActionKind::rename);
}

void PuzzleDocument::setAuthor(const QString& author) {
    PuzzleNames next = names();
    next.author = cut(author, kLongestName);
    rename(std::move(next), ActionKind::rename);
}

void PuzzleDocument::setTitleAndAuthor(const QString& title, const QString& author) {
    PuzzleNames next = names();
    next.title = cut(title, kLongestName);
    next.author = cut(author, kLongestName);
    rename(std::move(next), ActionKind::rename);
}

void PuzzleDocument::noteTyped(const std::optional<QString>& title, const std::optional<QString>& author) {
    const auto kept = [](const std::optional<QString>& typed) {
        return typed ? std::optional(cut(*typed, kLongestName)) : std::nullopt;
    };
    m_notes.changeView([&](ViewState& view) {
        view.typedTitle = kept(title);
        view.typedAuthor = kept(author);
    });
}

void PuzzleDocument::restoreTypedNames() {
    const ViewState typed = m_notes.view();
    if (!typed.typedTitle && !typed.typedAuthor)
        return;
    const auto next = [](const std::optional<std::string>& name, const QString& now) {
        return name ? QString::fromStdString(*name).simplified() : now;
    };
    setTitleAndAuthor(next(typed.typedTitle, title()), next(typed.typedAuthor, author()));
}

void PuzzleDocument::setRules(const QString& rules, const QString& composed) {
    PuzzleNames next = names();
    next.rules = cut(rules, kLongestText);
    next.composedRules = cut(composed, kLongestText);
    rename(std::move(next), ActionKind::editRules);
}

void PuzzleDocument::rename(PuzzleNames next, ActionKind kind) {
    const PuzzleNames before = names();
    // Only after the names are there may what was typed go.
    const auto forget = qScopeGuard([this, kind] {
        if (kind == ActionKind::rename)
            noteTyped(std::nullopt, std::nullopt);
    });
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
    const PuzzleNames namesBefore = names();
    // Before anybody is told: whoever keeps the record keeps all of it.
    setNames(m_record.info, history().namesAt(node, namesBefore));
    m_record.history.goTo(node, m_record.puzzle);
    reportMove(LayoutChange::between(before, puzzle()), stateBefore, map, shown, direction);
    if (names() != namesBefore)
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
