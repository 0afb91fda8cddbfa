// The learner's turn in a scene: how it begins, ends, and goes on when the learner comes back.
#include "ui/labs/frame/lab_session.h"

namespace nonet {

void LabSession::setYourTurn(bool isOn) {
    if (!m_lab || isOn == isYourTurn() || (isOn && !scene().turn()))
        return;
    stop();
    m_clock.stop();
    if (isOn) {
        m_beforeTurn = momentOf(m_scene);
        m_beforeTurn.keepsDrawing = true;
        scene().setYourTurn(true);
        const auto ended = m_endedTurns.find(m_scene);
        const bool goesOn = ended != m_endedTurns.end() && ended->second.left.isAs(momentOf(m_scene));
        m_ofTurn = goesOn ? ended->second.steps : LabHistory();
    } else {
        leaveTurn();
    }
    Q_EMIT m_lab->changed();
    if (isOn)
        Q_EMIT statusMessage(yourTurnText());
}

void LabSession::leaveTurn() {
    if (!isYourTurn())
        return;
    m_endedTurns[m_scene] = {m_ofTurn, momentOf(m_scene)};
    scene().setYourTurn(false);
    if (m_beforeTurn.input != m_lab->inputInFull())
        m_ofLab.keep(m_beforeTurn);
    Q_EMIT undoChanged();
}

void LabSession::breakOffTurn() {
    if (!isYourTurn())
        return;
    leaveTurn();
    m_endedTurns[m_scene].isBrokenOff = true;
}

void LabSession::resumeTurn() {
    const auto ended = m_endedTurns.find(m_scene);
    if (ended == m_endedTurns.end() || !ended->second.isBrokenOff || m_isPlaying)
        return;
    if (const std::optional<LabTurn> turn = scene().turn(); turn && turn->state != LabTurn::State::done)
        setYourTurn(true);
}

QString LabSession::yourTurnText() { return tr("Your turn. Press Y to go back to the film; what you did stays."); }

}  // namespace nonet
