#include "ui/play/reveal_actions.h"

#include "core/play/player_actions.h"
#include "ui/board/board_widget.h"
#include "ui/frame/message_bar.h"
#include "ui/hints/hint_dock.h"
#include "ui/session/document_session.h"
#include "ui/shortcuts/action_set.h"

#include <QPointer>

namespace nonet {

RevealActions::RevealActions(const WindowFrame& frame, BoardWidget& board, const HintDock& hint, QObject* parent)
    : QObject(parent), m_frame(frame), m_board(board) {
    m_frame.actions.on("hint.digit", this, &RevealActions::showDigit);
    m_frame.actions.on("hint.solution", this, &RevealActions::askForSolution);
    connect(&hint, &HintDock::digitRequested, this, &RevealActions::showDigit);
    connect(&hint, &HintDock::solutionRequested, this, &RevealActions::askForSolution);
}

void RevealActions::showDigit() {
    PuzzleDocument& document = *m_frame.session.document();
    const std::optional<Grid>& solution = document.findings().solution();
    if (!solution)
        return;
    const std::optional<Candidate> shown =
        digitToShow(document.puzzle(), document.state(), *solution, m_board.currentCell());
    if (!shown)
        return;
    const std::vector<Candidate> placements{*shown};
    document.perform(applyStep(document.puzzle(), document.state(), placements, {}),
                     {.kind = ActionKind::showDigit,
                      .digit = static_cast<std::uint8_t>(shown->digit.value()),
                      .cell = shown->cell,
                      .cellCount = 1});
    m_board.setSelection({shown->cell}, shown->cell);
    m_board.setFocus();
}

void RevealActions::askForSolution() {
    const QPointer<PuzzleDocument> document = m_frame.session.document();
    if (!document->findings().solution())
        return;
    if (m_answered == document->id()) {
        showSolution();
        return;
    }
    m_frame.message.show(MessageSeverity::note,
                         tr("Show the whole solution? Every cell is filled in, and Undo brings your game back."),
                         tr("Show the solution"), [this] {
                             m_answered = m_frame.session.document()->id();
                             showSolution();
                         });
    m_frame.message.holdWhile([document, node = document->history().current()] {
        return document != nullptr && document->history().current() == node;
    });
    m_frame.message.focusButton();
}

void RevealActions::showSolution() {
    PuzzleDocument& document = *m_frame.session.document();
    if (const std::optional<Grid>& solution = document.findings().solution())
        document.perform(nonet::showSolution(document.puzzle(), document.state(), *solution),
                         {.kind = ActionKind::showSolution});
}

}  // namespace nonet

#include "moc_reveal_actions.cpp"
