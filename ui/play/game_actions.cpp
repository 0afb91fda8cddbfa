#include "ui/play/game_actions.h"

#include "core/hints/hint_answer.h"
#include "core/play/game_fog.h"
#include "ui/board/board_widget.h"
#include "ui/frame/message_bar.h"
#include "ui/frame/preference_switch.h"
#include "ui/frame/status_line.h"
#include "ui/play/play_timer.h"
#include "ui/preferences/preferences.h"
#include "ui/session/document_session.h"
#include "ui/shortcuts/action_set.h"
#include "ui/text/action_text.h"
#include "ui/text/hint_words.h"

#include <QInputDialog>
#include <QPointer>

namespace nonet {

GameActions::GameActions(const WindowFrame& frame, BoardWidget& board, PlayTimer& timer, QObject* parent)
    : QObject(parent), m_frame(frame), m_board(board), m_timer(timer) {
    connectEdit();
    connectPuzzle();
    connectBoardActions();
    connect(&m_frame.session, &DocumentSession::documentChanged, this, &GameActions::followDocument);
    connect(&m_frame.session.imports(), &PuzzleImport::ended, this, [this](const ImportOutcome& outcome) {
        if (outcome.isOpened && m_showsGivenCandidates)
            m_frame.status.showAction(tr("Candidates are shown: they are this puzzle."));
    });
}

void GameActions::followDocument(PuzzleDocument* document) {
    const ViewState& view = document->notes().view();
    if (!m_wantsCandidates)
        m_wantsCandidates =
            view.showsCandidates.value_or(false) && view.appliedEliminations != AppliedEliminations::candidatesShown;
    // Where the candidates are what is given, a board without them is blank.
    const bool areGiven = document->puzzle().startCandidates.has_value();
    m_showsGivenCandidates = areGiven && !view.showsCandidates && !*m_wantsCandidates;
    m_board.setShowsCandidates(view.showsCandidates.value_or(*m_wantsCandidates || areGiven));
    // What was lit up was looked for in the puzzle before.
    m_board.setFilter({});
    connect(document, &PuzzleDocument::changed, this, [this] {
        m_board.withdraw(OverlayPublisher::check);
        m_frame.message.review();
        reportDiffering();
    });
    connect(document, &PuzzleDocument::actionShown, this,
            [this, document](const ActionLabel& label, const std::vector<Cell>&, bool isUndo, NodeId node) {
                QString text = actionName(document->history().node(node), document->puzzle());
                if (isUndo)
                    text = tr("Undone: %1").arg(text);
                else if (label.kind == ActionKind::transform)
                    text = tr("Transformed; the puzzle is the same");
                m_frame.status.showAction(text);
            });
    updateBoardSwitches();
}

void GameActions::connectEdit() {
    const ActionSet& actions = m_frame.actions;
    actions.on("edit.undo", this, [this] {
        if (!m_frame.actions.hasStandIn("edit.undo"))
            m_frame.session.document()->undo();
    });
    actions.on("edit.redo", this, [this] {
        if (!m_frame.actions.hasStandIn("edit.redo"))
            m_frame.session.document()->redo();
    });
    actions.on("edit.checkpoint", this, [this] { setCheckpoint(); });
    actions.on("edit.last_right", this, [this] { backToLastRight(); });
}

void GameActions::connectPuzzle() {
    const ActionSet& actions = m_frame.actions;
    const auto perform = [this](ActionKind kind, auto change) {
        return [this, kind, change] {
            PuzzleDocument& document = *m_frame.session.document();
            ActionLabel label;
            label.kind = kind;
            document.perform(change(document.puzzle(), document.state()), label);
        };
    };
    actions.on("candidates.restore", this, perform(ActionKind::clearStruck, clearStruck));
    actions.on("marks.fill", this, perform(ActionKind::fillMarks, [this](const Puzzle& puzzle, const PlayState& state) {
                   return fillMarksInSight(puzzle, state, MarkKind::centre, m_board.picture().fogged);
               }));
    actions.on("marks.clear", this, perform(ActionKind::clearMarks, clearMarks));
    actions.on("colours.clear", this, perform(ActionKind::clearColours, clearColours));
    actions.on("links.clear", this, perform(ActionKind::clearLinks, clearLinks));
    actions.on("puzzle.restart", this, perform(ActionKind::restart, restart));
    actions.on("puzzle.lock_givens", this, [this] { m_frame.session.document()->clues().lock(); });
    actions.on("puzzle.unlock_givens", this, [this] { m_frame.session.document()->clues().unlock(); });
    actions.on("puzzle.check", this, [this] { checkMistakes(); });
    actions.on("puzzle.pause", this, [this] {
        const bool isPaused = m_frame.actions.action(QStringLiteral("puzzle.pause"))->isChecked();
        m_timer.setPaused(isPaused);
        m_board.setCovered(isPaused);
    });
    const auto showsCandidates = [this](bool shows) {
        m_frame.actions.action(QStringLiteral("candidates.show"))->setChecked(shows);
    };
    showsCandidates(m_board.showsCandidates());
    actions.on("candidates.show", this, [this](bool isOn) {
        m_wantsCandidates = isOn;
        m_board.setShowsCandidates(isOn);
    });
    connect(&m_board, &BoardWidget::showsCandidatesChanged, this, [this, showsCandidates](bool shows) {
        showsCandidates(shows);
        m_frame.session.document()->notes().changeView([shows](ViewState& view) { view.showsCandidates = shows; });
    });
    bindPreference(
        m_frame, "entry.digit_first", [](const PreferenceValues& v) { return v.entryOrder == EntryOrder::digitFirst; },
        [](PreferenceValues& v, bool isOn) { v.entryOrder = isOn ? EntryOrder::digitFirst : EntryOrder::cellFirst; });
}

void GameActions::connectBoardActions() {
    for (const ActionRow& row : m_frame.actions.rows()) {
        if (row.scope != ActionScope::board)
            continue;
        const QString id = QString::fromLatin1(row.id);
        connect(m_frame.actions.action(id), &QAction::triggered, this, [this, id] {
            // In another room it is that one's board that is meant.
            if (!m_board.isVisible())
                return;
            m_board.setFocus();
            m_board.runAction(id);
            updateBoardSwitches();
        });
    }
    connect(&m_board, &BoardWidget::inputModeChanged, this, &GameActions::updateBoardSwitches);
    connect(&m_board, &BoardWidget::filterChanged, this, &GameActions::updateBoardSwitches);
    connect(&m_board, &BoardWidget::candidateColourChanged, this, &GameActions::updateBoardSwitches);
}

void GameActions::setCheckpoint() {
    auto* dialog = new QInputDialog(&m_frame.window);
    dialog->setObjectName(QStringLiteral("checkpointDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Set checkpoint"));
    dialog->setLabelText(tr("Name of this moment:"));
    // Wide enough for its own title.
    dialog->resize(360, dialog->sizeHint().height());
    dialog->setTextValue(tr("Checkpoint %1").arg(m_frame.session.document()->history().checkpoints().size() + 1));
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString& name) {
        if (!name.trimmed().isEmpty())
            m_frame.session.document()->notes().setCheckpoint(name.trimmed());
    });
    dialog->show();
}

void GameActions::checkMistakes() {
    const PuzzleDocument& document = *m_frame.session.document();
    const std::optional<Grid>& solution = document.findings().solution();
    if (!solution)
        return;
    const std::vector<Cell> wrong = mistakes(document.puzzle(), document.state(), *solution);
    m_board.publish(OverlayPublisher::check, {.mistakes = CellSet::from(wrong)});
    const int count = static_cast<int>(wrong.size());
    const bool isSetters = document.findings().isSettersSolution();
    if (!wrong.empty())
        m_frame.message.show(MessageSeverity::error,
                             isSetters
                                 ? tr("%n digit(s) differ from the setter's solution; they are marked.", nullptr, count)
                                 : tr("%n digit(s) are wrong; they are marked.", nullptr, count),
                             tr("Back to the last right position"), [this] { backToLastRight(); });
    else if (!reportMissing())
        m_frame.message.show(MessageSeverity::note, isSetters
                                                        ? tr("So far, every digit is as in the setter's solution.")
                                                        : tr("No mistakes so far."));
    m_frame.message.holdWhile(asNow());
}

void GameActions::reportDiffering() {
    const PuzzleDocument& document = *m_frame.session.document();
    if (!document.findings().isSettersSolution() || document.findings().completion() != Completion::differs)
        return;
    m_frame.message.show(MessageSeverity::note, tr("All cells are filled, but not as in the setter's solution."),
                         tr("Check for mistakes"), [this] { checkMistakes(); });
    m_frame.message.holdWhile(asNow());
}

bool GameActions::reportMissing() {
    const PuzzleDocument& document = *m_frame.session.document();
    const CandidateSource source = m_frame.preferences.values().reasonsFromCentreMarks ? CandidateSource::centreMarks
                                                                                       : CandidateSource::struckOnly;
    const Reasoning reasoning = reasonFrom({document.puzzle(), document.state(), document.findings().facts(), source});
    if (reasoning.missingCandidates.empty())
        return false;
    HintAnswer answer;
    answer.finding = HintFinding::missingCandidates;
    answer.cells = reasoning.missingCandidates;
    answer.ground = reasoning.ground;
    const QString sentence = HintWords::of(answer, StepDepth::pattern).sentence();
    if (answer.repair() == HintRepair::none)
        m_frame.message.show(MessageSeverity::error, sentence);
    else
        m_frame.message.show(MessageSeverity::error, sentence, tr("Bring back what is needed"), [this, answer] {
            PuzzleDocument& game = *m_frame.session.document();
            game.perform(withCandidatesRestored(game.state(), answer),
                         {.kind = ActionKind::struck,
                          .cell = answer.cells.front(),
                          .cellCount = static_cast<int>(answer.cells.size())});
        });
    return true;
}

std::function<bool()> GameActions::asNow() const {
    const QPointer<PuzzleDocument> document = m_frame.session.document();
    return [document, node = document->history().current()] {
        return document != nullptr && document->history().current() == node;
    };
}

void GameActions::backToLastRight() {
    PuzzleDocument& document = *m_frame.session.document();
    if (const std::optional<Grid>& solution = document.findings().solution())
        document.goTo(lastRightNode(document.puzzle(), document.history(), *solution));
    // Not the name of the move that it came to, which would seem to be done just now.
    m_frame.status.showAction(tr("Back at the last right position"));
}

void GameActions::updateBoardSwitches() {
    for (const ActionRow& row : m_frame.actions.rows()) {
        const QString id = QString::fromLatin1(row.id);
        if (row.scope == ActionScope::board && row.form == ActionForm::toggle)
            m_frame.actions.action(id)->setChecked(m_board.isActionOn(id));
    }
}

}  // namespace nonet

#include "moc_game_actions.cpp"
