#include "ui/labs/frame/your_turn.h"

#include "ui/labs/frame/lab_session.h"

namespace nonet {

bool YourTurn::isOn() const { return m_session.lab() && m_session.scene().isYourTurn(); }

void YourTurn::set(bool isOn) {
    if (!m_session.lab() || isOn == this->isOn() || (isOn && !m_session.scene().turn()))
        return;
    m_session.film().stop();
    m_session.film().breakOffMove();
    if (isOn) {
        const int scene = m_session.sceneIndex();
        m_before = m_session.edits().momentOf(scene);
        m_before.keepsDrawing = true;
        changeState(m_session.scene(), &SceneState::isYourTurn, true);
        const auto ended = m_ended.find(scene);
        const bool goesOn = ended != m_ended.end() && ended->second.left.isAs(m_session.edits().momentOf(scene));
        m_steps = goesOn ? ended->second.steps : LabHistory();
    } else {
        leave();
    }
    Q_EMIT m_session.lab()->changed();
    if (isOn)
        m_session.tell(text());
}

void YourTurn::leave() {
    if (!isOn())
        return;
    m_ended[m_session.sceneIndex()] = {m_steps, m_session.edits().momentOf(m_session.sceneIndex())};
    changeState(m_session.scene(), &SceneState::isYourTurn, false);
    if (m_before.input != m_session.lab()->inputInFull())
        m_session.edits().keepTurn(m_before);
    Q_EMIT m_session.undoChanged();
}

void YourTurn::breakOff() {
    if (!isOn())
        return;
    leave();
    m_ended[m_session.sceneIndex()].isBrokenOff = true;
}

void YourTurn::resume() {
    const auto ended = m_ended.find(m_session.sceneIndex());
    if (ended == m_ended.end() || !ended->second.isBrokenOff || m_session.film().isPlaying())
        return;
    if (const std::optional<LabTurn> turn = m_session.scene().turn(); turn && turn->state != LabTurn::State::done)
        set(true);
}

void YourTurn::forget() {
    m_steps = {};
    m_ended.clear();
}

QString YourTurn::text() { return tr("Your turn. Press Y to go back to the film; what you did stays."); }

}  // namespace nonet
