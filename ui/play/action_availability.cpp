#include "ui/play/action_availability.h"

#include "core/formats/persistent_warnings.h"
#include "ui/board/board_widget.h"
#include "ui/board/shown.h"
#include "ui/hints/hint_dock.h"
#include "ui/session/document_session.h"
#include "ui/shortcuts/action_set.h"
#include "ui/text/hint_words.h"

namespace nonet {

ActionAvailability::ActionAvailability(const WindowFrame& frame, const BoardWidget& board, const HintDock& hint,
                                       const Shown& shown, QObject* parent)
    : QObject(parent), m_actions(frame.actions), m_session(frame.session), m_board(board), m_hint(hint),
      m_shown(shown) {
    connect(&m_session, &DocumentSession::documentChanged, this, &ActionAvailability::followDocument);
    connect(&m_session, &DocumentSession::factsChanged, this, &ActionAvailability::update);
    connect(&m_session, &DocumentSession::countChanged, this, &ActionAvailability::update);
    connect(&m_session, &DocumentSession::ratingChanged, this, &ActionAvailability::update);
    connect(&m_board, &BoardWidget::pictureChanged, this, [this] {
        // A hint that is gone has left the board.
        if (m_hint.canApply() != m_canApply)
            update();
    });
    connect(&m_shown, &Shown::changed, this, &ActionAvailability::update);
    connect(&m_hint, &HintDock::statusMessage, this, &ActionAvailability::update);
    connect(&m_board, &BoardWidget::selectionChanged, this, [this] {
        // Not at each step of the cursor.
        if (m_board.selection().isEmpty() == m_hasSelection)
            update();
    });
}

void ActionAvailability::followDocument(PuzzleDocument* document) {
    connect(document, &PuzzleDocument::changed, this, &ActionAvailability::update);
    update();
}

QString ActionAvailability::reasonAgainst(ActionNeed needs) const {
    const PuzzleDocument& document = *m_session.document();
    if (includes(needs, ActionNeed::film) && m_shown.kind() != ShownKind::replay)
        return tr("Start the replay first.");
    if (includes(needs, ActionNeed::game) && !m_shown.isGame())
        return tr("Not while a film is shown: go back to your game first.");
    if (includes(needs, ActionNeed::writable) && document.isReadOnly())
        return tr("This puzzle is read-only.");
    if (includes(needs, ActionNeed::classic) && !document.puzzle().isClassic())
        return tr("This is for plain 9x9 puzzles only.");
    if (includes(needs, ActionNeed::selection) && m_board.selection().isEmpty())
        return tr("Select a cell first.");
    return {};
}

QString ActionAvailability::needsOneSentence(const PuzzleDocument& document) {
    if (document.findings().awaitsFacts())
        return tr("The solutions are still being counted.");
    if (document.findings().facts().state == SolutionState::unknown)
        return tr("How many solutions the puzzle has is not known, and it came without a setter's solution that fits.");
    if (leavesRulesOut(document.record()))
        return tr(
            "By the rules that Nonet checks, the puzzle does not have exactly one solution, and it came without a "
            "setter's solution that fits.");
    return tr("This needs a puzzle with exactly one solution.");
}

QMap<QString, QString> ActionAvailability::obstacles() const {
    const PuzzleDocument& document = *m_session.document();
    QMap<QString, QString> obstacles;
    const auto unless = [&](bool isPossible, const char* id, const QString& reason) {
        obstacles.insert(QString::fromLatin1(id), isPossible ? QString() : reason);
    };
    const auto any = [&](auto has) {
        return std::any_of(document.state().cells.begin(), document.state().cells.end(), has);
    };
    const bool hasEntries = document.digits() != document.puzzle().givens;
    const bool hasSolution = document.findings().solution().has_value();
    const bool canUndo = document.canUndo();
    unless(canUndo, "edit.undo", tr("There is nothing to undo."));
    unless(document.canRedo(), "edit.redo", tr("There is nothing to redo."));
    const bool isOne = document.findings().count() == SolutionCount{1, false};
    const std::optional<SolutionCount>& count = document.findings().count();
    const bool hasSeveral = count && count->count > 1;
    const bool isCovered = !m_board.picture().fogged.isEmpty();
    const QString tellsFog = tr("This would tell what the fog covers.");
    unless(hasSeveral && !isCovered, "clues.two_solutions",
           hasSeveral ? tellsFog : tr("This needs clues with several solutions."));
    unless(hasSeveral, "clues.make_proper", tr("This needs clues with several solutions."));
    unless(isOne, "clues.redundant", tr("This needs a puzzle with exactly one solution."));
    unless(isOne, "clues.minimise", tr("This needs a puzzle with exactly one solution."));
    const QString needsOne = needsOneSentence(document);
    unless(!isCovered, "clues.true_candidates", tellsFog);
    const bool isNone = document.findings().count() == SolutionCount{0, false};
    unless(isNone && !isCovered, "solutions.why_none",
           isNone ? tellsFog : tr("This needs a puzzle that has no solution."));
    unless(m_session.facts().isCountOpen(), "solutions.count_again",
           tr("The solutions have been counted, or are being counted."));
    unless(!isNone, "solutions.next", tr("This puzzle has no solution."));
    unless(hasSolution, "edit.last_right", needsOne);
    for (const char* id : {"hint.digit", "hint.solution"}) {
        unless(hasSolution, id, needsOne);
        if (hasSolution)
            unless(document.findings().completion() != Completion::solved, id,
                   tr("Every cell is filled, and correctly."));
    }
    const std::optional<KeptRating>& rating = document.notes().view().rating;
    unless(rating && rating->isComplete, "file.another", tr("How hard the puzzle is, is not known."));
    unless(document.history().nodes().size() > 1, "replay.game", tr("Nothing has been done yet."));
    unless(hasSolution, "puzzle.check", needsOne);
    unless(hasEntries || canUndo, "puzzle.restart", tr("Nothing has been done yet."));
    unless(hasEntries, "puzzle.lock_givens", tr("Enter the digits first."));
    unless(document.clues().canUnlock(), "puzzle.unlock_givens", tr("You have locked no givens in this puzzle."));
    unless(any([](const CellState& cell) { return !cell.corner.isEmpty() || !cell.centre.isEmpty(); }), "marks.clear",
           tr("There are no marks."));
    unless(any([](const CellState& cell) { return !cell.struck.isEmpty(); }), "candidates.restore",
           tr("No candidate is struck out."));
    unless(any([](const CellState& cell) { return !cell.colours.isEmpty() || !cell.candidateColours.empty(); }),
           "colours.clear", tr("Nothing is coloured."));
    unless(!document.state().links.empty(), "links.clear", tr("No link is drawn."));
    unless(m_hint.canApply(), "hint.apply",
           m_hint.isHintOpen() ? tr("This hint has no step to apply.") : tr("Ask for a hint first."));
    obstacles.insert(QStringLiteral("hint.uniqueness"), document.puzzle().isClassic()
                                                            ? HintWords::uniquenessObstacle(document.findings().facts())
                                                            : tr("Hints work on plain 9 by 9 puzzles only so far."));
    return obstacles;
}

void ActionAvailability::update() {
    if (m_session.document() == nullptr)
        return;
    m_hasSelection = !m_board.selection().isEmpty();
    m_canApply = m_hint.canApply();
    const QMap<QString, QString> special = obstacles();
    for (const ActionRow& row : m_actions.rows()) {
        const QString id = QString::fromLatin1(row.id);
        QString reason = reasonAgainst(row.needs);
        if (reason.isEmpty())
            reason = special.value(id);
        if (m_reasons.value(id) == reason)
            continue;
        m_reasons.insert(id, reason);
        m_actions.setUnavailable(id, reason);
    }
}

}  // namespace nonet

#include "moc_action_availability.cpp"
