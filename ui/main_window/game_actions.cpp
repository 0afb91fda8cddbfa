#include "ui/main_window/game_actions.h"

#include "core/play/player_actions.h"
#include "ui/board/board_widget.h"
#include "ui/candidates/candidates_dock.h"
#include "ui/hints/all_steps_dock.h"
#include "ui/hints/hint_dock.h"
#include "ui/main_window/document_session.h"
#include "ui/main_window/message_bar.h"
#include "ui/main_window/play_timer.h"
#include "ui/main_window/puzzle_dock.h"
#include "ui/main_window/status_line.h"
#include "ui/main_window/undo_tree_dock.h"
#include "ui/preferences/preferences.h"
#include "ui/replay/replay_timeline.h"
#include "ui/shortcuts/action_set.h"
#include "ui/text/action_text.h"
#include "ui/text/hint_words.h"

#include <QDockWidget>
#include <QInputDialog>
#include <QUndoStack>

namespace nonet {
namespace {

/// Whether the candidates are shown, kept with each puzzle.
const QString kCandidatesKey = QStringLiteral("showsCandidates");
const QString kShown = QStringLiteral("yes");
const QString kHidden = QStringLiteral("no");

}  // namespace

GameActions::GameActions(const WindowParts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window) {
    connectEdit();
    connectPuzzle();
    connectHints();
    connectReplay();
    connectBoardActions();
    connect(&m_parts.session, &DocumentSession::factsChanged, this, &GameActions::updateAvailability);
    connect(&m_parts.preferences, &Preferences::changed, this, [this] {
        m_parts.actions.action(QStringLiteral("hint.uniqueness"))
            ->setChecked(m_parts.preferences.values().usesUniqueness);
        m_parts.actions.action(QStringLiteral("hint.centre_marks"))
            ->setChecked(m_parts.preferences.values().reasonsFromCentreMarks);
        m_parts.actions.action(QStringLiteral("entry.digit_first"))
            ->setChecked(m_parts.preferences.values().entryOrder == EntryOrder::digitFirst);
    });
    connect(&m_parts.timeline, &ReplayTimeline::activeChanged, this, &GameActions::updateAvailability);
    connect(&m_parts.session, &DocumentSession::documentChanged, this, &GameActions::takeDocument);
}

template <typename Act>
void GameActions::on(const char* id, Act act) {
    connect(m_parts.actions.action(QLatin1String(id)), &QAction::triggered, this, act);
}

template <typename Set>
void GameActions::bindSwitch(const char* id, bool isOn, Set set) {
    QAction* action = m_parts.actions.action(QLatin1String(id));
    action->setChecked(isOn);
    connect(action, &QAction::triggered, this, set);
}

void GameActions::connectDock(const char* id, QDockWidget& dock) {
    QAction* action = m_parts.actions.action(QLatin1String(id));
    connect(action, &QAction::triggered, &dock, [&dock](bool isOn) {
        dock.setVisible(isOn);
        dock.raise();
    });
    // A tab that is covered is still open.
    connect(&dock, &QDockWidget::visibilityChanged, action, [action, &dock] { action->setChecked(!dock.isHidden()); });
}

void GameActions::takeDocument() {
    PuzzleDocument* document = m_parts.session.document();
    m_wasFinished = document->isFinished();
    const QString shows = document->viewValue(kCandidatesKey);
    if (!shows.isEmpty())
        m_parts.board.setShowsCandidates(shows == kShown);
    else if (m_parts.board.showsCandidates())
        document->setViewValue(kCandidatesKey, kShown);
    connect(document, &PuzzleDocument::changed, this, [this] {
        m_parts.board.withdraw(OverlayPublisher::check);
        announceEnd();
    });
    // After the document's own signal: only then does the stack know that there is something to undo.
    connect(document->undoStack(), &QUndoStack::indexChanged, this, &GameActions::updateAvailability);
    connect(document, &PuzzleDocument::actionShown, this,
            [this](const ActionLabel& label, const std::vector<Cell>&, bool isUndo) {
                m_parts.status.showAction(isUndo ? tr("Undone: %1").arg(actionName(label)) : actionName(label));
            });
    updateAvailability();
    updateBoardSwitches();
}

void GameActions::connectEdit() {
    on("edit.undo", [this] { m_parts.session.document()->undo(); });
    on("edit.redo", [this] { m_parts.session.document()->redo(); });
    on("edit.checkpoint", [this] { setCheckpoint(); });
    on("edit.last_right", [this] { backToLastRight(); });
    connect(&m_parts.undoTree, &UndoTreeDock::checkpointAsked, this, &GameActions::setCheckpoint);
    connectDock("edit.undo_tree", m_parts.undoTree);
}

void GameActions::connectPuzzle() {
    const auto perform = [this](ActionKind kind, auto change) {
        return [this, kind, change] {
            PuzzleDocument& document = *m_parts.session.document();
            ActionLabel label;
            label.kind = kind;
            document.perform(change(document.puzzle(), document.state()), label);
        };
    };
    on("candidates.restore", perform(ActionKind::clearStruck, clearStruck));
    on("marks.fill", perform(ActionKind::fillMarks, [](const Puzzle& puzzle, const PlayState& state) {
           return fillMarks(puzzle, state, MarkKind::centre);
       }));
    on("marks.clear", perform(ActionKind::clearMarks, clearMarks));
    on("colours.clear", perform(ActionKind::clearColours, clearColours));
    on("links.clear", perform(ActionKind::clearLinks, clearLinks));
    on("puzzle.restart", perform(ActionKind::restart, restart));
    on("puzzle.lock_givens", [this] {
        m_parts.session.document()->lockGivens();
        m_parts.status.showAction(tr("Givens locked"));
    });
    on("puzzle.unlock_givens", [this] {
        m_parts.session.document()->unlockGivens();
        m_parts.status.showAction(tr("Givens unlocked"));
    });
    on("puzzle.check", [this] { checkMistakes(); });
    on("puzzle.pause", [this] {
        const bool isPaused = m_parts.actions.action(QStringLiteral("puzzle.pause"))->isChecked();
        m_parts.timer.setPaused(isPaused);
        m_parts.board.setCovered(isPaused);
    });
    bindSwitch("candidates.show", m_parts.board.showsCandidates(),
               [this](bool isOn) { m_parts.board.setShowsCandidates(isOn); });
    connect(&m_parts.board, &BoardWidget::showsCandidatesChanged, this, [this](bool shows) {
        m_parts.actions.action(QStringLiteral("candidates.show"))->setChecked(shows);
        m_parts.session.document()->setViewValue(kCandidatesKey, shows ? kShown : kHidden);
    });
    bindSwitch("entry.digit_first", m_parts.preferences.values().entryOrder == EntryOrder::digitFirst,
               [this](bool isOn) {
                   m_parts.preferences.change([isOn](PreferenceValues& v) {
                       v.entryOrder = isOn ? EntryOrder::digitFirst : EntryOrder::cellFirst;
                   });
               });
    connectDock("candidates.dock", m_parts.candidates);
    connectDock("puzzle.facts", m_parts.puzzle);
}

void GameActions::connectHints() {
    const auto withDock = [dock = &m_parts.hint](void (HintDock::*act)()) {
        return [dock, act] {
            dock->show();
            dock->raise();
            (dock->*act)();
        };
    };
    on("hint.ask", withDock(&HintDock::ask));
    on("hint.another", withDock(&HintDock::another));
    on("hint.cell", withDock(&HintDock::askForSelection));
    on("hint.apply", [this] { m_parts.hint.apply(); });
    bindSwitch("hint.only_placements", false, [this](bool isOn) { m_parts.hint.setOnlyPlacements(isOn); });
    connect(&m_parts.hint, &HintDock::onlyPlacementsChanged,
            m_parts.actions.action(QStringLiteral("hint.only_placements")), &QAction::setChecked);
    bindSwitch("hint.uniqueness", m_parts.preferences.values().usesUniqueness, [this](bool isOn) {
        m_parts.preferences.change([isOn](PreferenceValues& v) { v.usesUniqueness = isOn; });
    });
    bindSwitch("hint.centre_marks", m_parts.preferences.values().reasonsFromCentreMarks, [this](bool isOn) {
        m_parts.preferences.change([isOn](PreferenceValues& v) { v.reasonsFromCentreMarks = isOn; });
    });
    connectDock("hint.all_steps", m_parts.allSteps);
    // A step that is picked is a hint told at once: it is drawn, worded and applied as one.
    connect(&m_parts.allSteps, &AllStepsDock::stepPicked, &m_parts.hint, &HintDock::tellStep);
    connect(&m_parts.allSteps, &AllStepsDock::pickDropped, &m_parts.hint, &HintDock::clear);
    connect(&m_parts.hint, &HintDock::told, this, &GameActions::updateAvailability);
}

void GameActions::connectReplay() {
    on("replay.show", [this] {
        const bool isOn = m_parts.actions.action(QStringLiteral("replay.show"))->isChecked();
        m_parts.timeline.setVisible(isOn);
        if (isOn)
            m_parts.timeline.start();
        else
            m_parts.timeline.leave();
    });
    on("replay.play", [this] { m_parts.timeline.togglePlay(); });
    on("replay.back", [this] { m_parts.timeline.back(); });
    on("replay.forward", [this] { m_parts.timeline.forward(); });
    on("replay.first", [this] { m_parts.timeline.first(); });
    on("replay.last", [this] { m_parts.timeline.last(); });
    on("replay.leave", [this] { m_parts.timeline.leave(); });
    on("replay.adopt", [this] { m_parts.timeline.adopt(); });
    connect(&m_parts.timeline, &ReplayTimeline::stepShown, this, &GameActions::tellReplayStep);
    connect(&m_parts.timeline, &ReplayTimeline::activeChanged, this, [this](bool isActive) {
        m_parts.timeline.setVisible(isActive);
        m_parts.actions.action(QStringLiteral("replay.show"))->setChecked(isActive);
        if (isActive) {
            suspendHints();
        } else {
            m_parts.hint.resume();
            m_parts.status.showAction({});
            m_parts.board.setFocus();
        }
    });
}

void GameActions::suspendHints() {
    const Step* step = m_parts.timeline.session()->step();
    m_parts.hint.suspend({tr("This is the replay"), tr("Hints are about your game: go back to it first."),
                          step != nullptr ? std::optional(*step) : std::nullopt});
}

void GameActions::tellReplayStep(const QString& sentence) {
    suspendHints();
    // The panel with the reason may be closed, or behind another.
    if (m_parts.hint.visibleRegion().isEmpty())
        m_parts.status.showAction(sentence);
}

void GameActions::connectBoardActions() {
    for (const ActionRow& row : actionCatalogue()) {
        if (row.scope != ActionScope::board)
            continue;
        const QString id = QString::fromLatin1(row.id);
        connect(m_parts.actions.action(id), &QAction::triggered, this, [this, id] {
            m_parts.board.setFocus();
            m_parts.board.runAction(id);
            updateBoardSwitches();
        });
    }
    connect(&m_parts.board, &BoardWidget::inputModeChanged, this, &GameActions::updateBoardSwitches);
    connect(&m_parts.board, &BoardWidget::filterChanged, this, &GameActions::updateBoardSwitches);
    connect(&m_parts.board, &BoardWidget::candidateColourChanged, this, &GameActions::updateBoardSwitches);
    connect(&m_parts.board, &BoardWidget::refused, &m_parts.status, &StatusLine::showAction);
}

void GameActions::setCheckpoint() {
    auto* dialog = new QInputDialog(m_window);
    dialog->setObjectName(QStringLiteral("checkpointDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Set checkpoint"));
    dialog->setLabelText(tr("Name of this moment:"));
    // Wide enough for its own title.
    dialog->resize(360, dialog->sizeHint().height());
    dialog->setTextValue(tr("Checkpoint %1").arg(m_parts.session.document()->history().checkpoints().size() + 1));
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString& name) {
        if (!name.trimmed().isEmpty())
            m_parts.session.document()->setCheckpoint(name.trimmed());
    });
    dialog->show();
}

void GameActions::checkMistakes() {
    const PuzzleDocument& document = *m_parts.session.document();
    if (!document.solution())
        return;
    const std::vector<Cell> wrong = mistakes(document.puzzle(), document.state(), *document.solution());
    m_parts.board.publish(OverlayPublisher::check, {.mistakes = CellSet::from(wrong)});
    if (wrong.empty())
        m_parts.message.show(MessageSeverity::note, tr("No mistakes so far."));
    else
        m_parts.message.show(MessageSeverity::error,
                             tr("%n digit(s) are wrong; they are marked.", nullptr, static_cast<int>(wrong.size())),
                             tr("Back to the last right position"), [this] { backToLastRight(); });
}

void GameActions::backToLastRight() {
    PuzzleDocument& document = *m_parts.session.document();
    if (document.solution())
        document.goTo(lastRightNode(document.puzzle(), document.history(), *document.solution()));
}

QString GameActions::reasonAgainst(ActionNeed need) const {
    const PuzzleDocument& document = *m_parts.session.document();
    if (need == ActionNeed::film)
        return m_parts.timeline.isActive() ? QString() : tr("Start the replay first.");
    if (need < ActionNeed::game)
        return {};
    if (m_parts.timeline.isActive())
        return tr("Not during the replay: go back to your game first.");
    if (need >= ActionNeed::change && document.isReadOnly())
        return tr("This puzzle is read-only.");
    if (need >= ActionNeed::classicChange && !document.puzzle().isClassic())
        return tr("Only a plain 9x9 puzzle can be transformed.");
    return {};
}

QMap<QString, QString> GameActions::obstacles() const {
    const PuzzleDocument& document = *m_parts.session.document();
    QMap<QString, QString> obstacles;
    const auto unless = [&](bool isPossible, const char* id, const QString& reason) {
        obstacles.insert(QString::fromLatin1(id), isPossible ? QString() : reason);
    };
    const auto any = [&](auto has) {
        return std::any_of(document.state().cells.begin(), document.state().cells.end(), has);
    };
    const bool hasEntries = document.digits() != document.puzzle().givens;
    const bool hasSolution = document.solution().has_value();
    const bool canUndo = m_parts.session.document()->undoStack()->canUndo();
    unless(canUndo, "edit.undo", tr("There is nothing to undo."));
    unless(m_parts.session.document()->undoStack()->canRedo(), "edit.redo", tr("There is nothing to redo."));
    unless(hasSolution, "edit.last_right", tr("This needs a puzzle with exactly one solution."));
    unless(hasSolution, "puzzle.check", tr("This needs a puzzle with exactly one solution."));
    unless(hasEntries || canUndo, "puzzle.restart", tr("Nothing has been done yet."));
    unless(hasEntries, "puzzle.lock_givens", tr("Enter the digits first."));
    unless(m_parts.session.isMadeHere() && document.puzzle().givens.filledCount() > 0, "puzzle.unlock_givens",
           tr("Only the givens of a puzzle that was made here can be unlocked."));
    unless(any([](const CellState& cell) { return !cell.corner.isEmpty() || !cell.centre.isEmpty(); }), "marks.clear",
           tr("There are no marks."));
    unless(any([](const CellState& cell) { return !cell.struck.isEmpty(); }), "candidates.restore",
           tr("No candidate was struck out."));
    unless(any([](const CellState& cell) { return !cell.colours.isEmpty() || !cell.candidateColours.empty(); }),
           "colours.clear", tr("Nothing is coloured."));
    unless(!document.state().links.empty(), "links.clear", tr("No link was drawn."));
    unless(m_parts.hint.isTelling(), "hint.apply", tr("Ask for a hint first."));
    obstacles.insert(QStringLiteral("hint.uniqueness"), HintWords::uniquenessObstacle(document.facts()));
    return obstacles;
}

void GameActions::updateAvailability() {
    if (m_parts.session.document() == nullptr)
        return;
    const QMap<QString, QString> special = obstacles();
    for (const ActionRow& row : actionCatalogue()) {
        const QString id = QString::fromLatin1(row.id);
        QString reason = reasonAgainst(row.needs);
        if (reason.isEmpty())
            reason = special.value(id);
        if (m_reasons.value(id) == reason)
            continue;
        m_reasons.insert(id, reason);
        m_parts.actions.setUnavailable(id, reason);
    }
}

void GameActions::updateBoardSwitches() {
    for (const ActionRow& row : actionCatalogue()) {
        const QString id = QString::fromLatin1(row.id);
        if (row.scope == ActionScope::board && row.form == ActionForm::toggle)
            m_parts.actions.action(id)->setChecked(m_parts.board.isActionOn(id));
    }
}

void GameActions::announceEnd() {
    const bool isFinished = m_parts.session.document()->isFinished();
    if (isFinished && !m_wasFinished)
        m_parts.message.show(MessageSeverity::note, tr("Solved in %1.").arg(m_parts.timer.text()), tr("New puzzle"),
                             [this] { m_parts.actions.action(QStringLiteral("file.new"))->trigger(); });
    m_wasFinished = isFinished;
}

}  // namespace nonet

#include "moc_game_actions.cpp"
