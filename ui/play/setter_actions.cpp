#include "ui/play/setter_actions.h"

#include "core/generators/clue_changes.h"
#include "ui/board/board_widget.h"
#include "ui/frame/message_bar.h"
#include "ui/session/document_session.h"
#include "ui/shortcuts/action_set.h"
#include "ui/tasks/task.h"

#include <QPointer>
#include <QRandomGenerator>

namespace nonet {
namespace {

CellSet setOf(const std::vector<Cell>& cells) { return CellSet::from(cells); }

}  // namespace

SetterActions::SetterActions(const WindowFrame& frame, BoardWidget& board, QObject* parent)
    : QObject(parent), m_frame(frame), m_board(board), m_task(new Task(tr("Working on the clues"), this)) {
    const ActionSet& actions = m_frame.actions;
    actions.on("clues.redundant", this, &SetterActions::showRedundant);
    actions.on("clues.minimise", this, &SetterActions::minimise);
    actions.on("clues.make_proper", this, &SetterActions::makeProper);
    connect(&m_frame.session, &DocumentSession::documentChanged, this, &SetterActions::followDocument);
}

void SetterActions::followDocument() { m_task->cancel(); }

void SetterActions::showRedundant() {
    const std::vector<Cell> cells = redundantClues(m_frame.session.document()->clues().puzzle());
    if (cells.empty())
        return say(tr("No clue is redundant: without any of them there would be several solutions."));
    m_board.setSelection(setOf(cells), cells.front());
    m_board.flash(setOf(cells));
    say(tr("%n clue(s) could go, each by itself; they are selected.", nullptr, static_cast<int>(cells.size())));
}

void SetterActions::minimise() {
    PuzzleDocument& document = *m_frame.session.document();
    RandomSource random(QRandomGenerator::global()->generate64());
    const std::optional<Grid> clues = withFewerClues(document.clues().puzzle(), random);
    if (!clues)
        return say(tr("Only clues with exactly one solution can be thinned out."));
    const int before = document.clues().grid().filledCount();
    document.clues().set(*clues);
    say(tr("%n clue(s) went; none of the others can.", nullptr, before - clues->filledCount()));
}

void SetterActions::makeProper() {
    const QPointer<PuzzleDocument> document = m_frame.session.document();
    m_task->start(
        [puzzle = document->clues().puzzle(), random = RandomSource(QRandomGenerator::global()->generate64())](
            const std::stop_token& stop, const ProgressSink&) { return withMissingClues(puzzle, random, stop); },
        [this, document, clues = document->clues().grid()](const std::optional<Grid>& proper) {
            if (!document || document->clues().grid() != clues)
                return;
            if (!proper)
                return say(tr("These clues have no solution, so none can be added."));
            document->clues().set(*proper);
            say(tr("%n clue(s) were added; there is one solution now.", nullptr,
                   proper->filledCount() - clues.filledCount()));
        });
}

void SetterActions::say(const QString& sentence) {
    const QPointer<PuzzleDocument> document = m_frame.session.document();
    m_frame.message.show(MessageSeverity::note, sentence);
    m_frame.message.holdWhile([document, clues = document->clues().grid()] {
        return document != nullptr && document->clues().grid() == clues;
    });
}

}  // namespace nonet

#include "moc_setter_actions.cpp"
