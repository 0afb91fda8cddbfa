#include "ui/document/puzzle_document.h"

#include "core/formats/completion.h"
#include "core/formats/persistent_warnings.h"
#include "core/play/carried_state.h"
#include "core/play/game_fog.h"
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

}  // namespace

PuzzleDocument::PuzzleDocument(PuzzleRecord record, QObject* parent)
    : QObject(parent), m_id(QUuid::createUuid().toString(QUuid::WithoutBraces)), m_record(std::move(record)),
      m_view(viewStateFrom(m_record.view)) {
    if (state().cells.size() != static_cast<std::size_t>(puzzle().shape().cellCount()))
        m_record.history = History(PlayState(puzzle().shape()));
    m_setters = m_record.solution;
    updateSolution();
}

Grid PuzzleDocument::digits() const { return digitsOf(puzzle(), state()); }

Completion PuzzleDocument::completion() const {
    return completionOf(m_record, digits(), m_isSolutionLockedAway ? m_setters : m_solution);
}

bool PuzzleDocument::isFinished() const {
    const Completion now = completion();
    return now == Completion::solved || now == Completion::unproven;
}

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

void PuzzleDocument::lockGivens() { layGivens(nonet::lockGivens(puzzle(), state()), ActionKind::lockGivens); }

void PuzzleDocument::setClues(const Grid& clues) {
    if (isBeingTyped())
        perform(enterClues(puzzle(), state(), clues), {.kind = ActionKind::editGivens});
    else
        layGivens(nonet::layGivens(puzzle(), state(), clues), ActionKind::editGivens);
}

Puzzle PuzzleDocument::puzzleOfClues() const {
    Puzzle puzzle = this->puzzle();
    puzzle.givens = clues();
    return puzzle;
}

std::optional<Grid> PuzzleDocument::givensBelowLock() const {
    if (view().origin == PuzzleOrigin::madeHere)
        return Grid(puzzle().shape());
    return givensBeforeLock(puzzle(), history());
}

bool PuzzleDocument::canUnlockGivens() const {
    return puzzle().givens.filledCount() > 0 && givensBelowLock().has_value();
}

void PuzzleDocument::unlockGivens() {
    if (const std::optional<Grid> kept = givensBelowLock())
        layGivens(nonet::unlockGivens(puzzle(), state(), *kept), ActionKind::unlockGivens);
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
    changeView([&](ViewState& view) {
        view.typedTitle = kept(title);
        view.typedAuthor = kept(author);
    });
}

void PuzzleDocument::restoreTypedNames() {
    const ViewState typed = view();
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

void PuzzleDocument::setFacts(SolutionFacts facts) {
    m_facts = std::move(facts);
    m_awaitsFacts = false;
    // The only solution is nobody's: it is not the setter's any more when the givens become others. Locked digits of
    // the player's may leave another one than the setter's, until they are unlocked.
    const bool isLocked = view().origin != PuzzleOrigin::madeHere && givensBeforeLock(puzzle(), history());
    if (m_facts.solution && !isLocked)
        m_setters.reset();
    updateSolution();
    Q_EMIT factsChanged();
}

void PuzzleDocument::askFactsAgain() {
    forgetFacts();
    Q_EMIT factsChanged();
    Q_EMIT countChanged();
}

void PuzzleDocument::updateSolution() {
    // A plain puzzle has the setter's where the givens leave several.
    const bool hasSetters = !puzzle().isClassic() || m_facts.state == SolutionState::several;
    m_solution = m_facts.solution ? m_facts.solution : hasSetters ? trustedSolution(puzzle(), m_setters) : std::nullopt;
    m_isSolutionLockedAway = !trustedSolution(puzzle(), m_setters) && solutionBelowLock(m_record, m_setters);
    const BoardShape& shape = puzzle().shape();
    const bool isOfShape = m_setters && m_setters->rows() == shape.rows() && m_setters->columns() == shape.columns();
    const bool isOnly = m_facts.solution && !m_isSolutionLockedAway;
    m_record.solution = isOnly ? m_facts.solution : isOfShape ? m_setters : std::nullopt;
    if (m_record.solution)
        m_lastSolution = m_record.solution;
}

std::optional<Grid> PuzzleDocument::solutionOfFog() const {
    return m_record.solution || !m_awaitsFacts ? m_record.solution : fittingSolution(puzzle(), m_lastSolution);
}

bool PuzzleDocument::hasFog() const { return puzzle().decoration().fog && (m_record.solution || m_awaitsFacts); }

CellSet PuzzleDocument::foggedCells() const {
    if (!hasFog())
        return {};
    const std::optional<Grid> solution = solutionOfFog();
    return solution ? cellsInFog(puzzle(), history(), digits(), solution) : unlitCells(puzzle());
}

bool PuzzleDocument::isBeingTyped() const {
    return puzzle().isClassic() && puzzle().givens.filledCount() == 0 && !puzzle().startCandidates;
}

void PuzzleDocument::setCount(std::optional<SolutionCount> count) {
    if (count == m_count)
        return;
    m_count = count;
    Q_EMIT countChanged();
}

void PuzzleDocument::setWhyNone(std::optional<Diagnosis> why) {
    if (why == m_whyNone)
        return;
    m_whyNone = std::move(why);
    Q_EMIT countChanged();
}

void PuzzleDocument::setRating(RatingReport rating) {
    const KeptRating kept = KeptRating::of(rating);
    m_rating = std::move(rating);
    changeView([&kept](ViewState& view) { view.rating = kept; });
    Q_EMIT ratingChanged();
}

void PuzzleDocument::forgetRating() {
    if (!m_rating && !m_view.rating)
        return;
    m_rating.reset();
    changeView([](ViewState& view) { view.rating.reset(); });
    Q_EMIT ratingChanged();
}

void PuzzleDocument::forgetFacts() {
    m_facts = {};
    m_awaitsFacts = true;
    updateSolution();
    m_count.reset();
    m_whyNone.reset();
    m_rating.reset();
    m_view.rating.reset();
    m_record.view = withViewState(m_record.view, m_view);
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
    const bool isRatingLost = !change.isEmpty() && m_view.rating;
    if (!change.isEmpty()) {
        if (m_setters && map != ClassicTransform())
            m_setters = nonet::transformed(*m_setters, map);
        forgetFacts();
        Q_EMIT factsChanged();
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
