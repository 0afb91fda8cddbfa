#include "ui/labs/frame/lab_session.h"

#include <algorithm>
#include <utility>

namespace nonet {

LabSession::LabSession(const Preferences& preferences, QObject* parent)
    : QObject(parent), m_film(*this, preferences), m_questions(*this), m_yourTurn(*this), m_edits(*this) {}

void LabSession::open(Lab& lab) {
    if (m_lab == &lab)
        return;
    m_film.stop();
    if (m_lab) {
        changeState(scene(), &SceneState::isYourTurn, false);
        m_lab->disconnect(this);
    }
    m_lab = &lab;
    m_scene = 0;
    const auto length = m_lengths.find(lab.id());
    applyLength(length == m_lengths.end() ? static_cast<int>(lab.lengths().size()) - 1 : length->second);
    m_labels = 0;
    m_edits.forget();
    m_yourTurn.forget();
    m_questions.forget();
    connect(m_lab, &Lab::changed, this, &LabSession::followLab);
    enter(m_lessonScenes.front());
}

void LabSession::followLab() {
    scene().prepare();
    m_questions.followScene();
    m_film.stayReachable();
    Q_EMIT changed();
    Q_EMIT moved();
}

void LabSession::applyLength(int length) {
    m_length = length;
    m_lessonScenes = m_lab->lengths()[static_cast<std::size_t>(length)].scenes;
}

void LabSession::enter(int scene) {
    m_yourTurn.breakOff();
    m_edits.breakOffDrag();
    m_scene = scene;
    m_lit.clear();
    m_film.rewind();
    m_lab->sceneEntered(scene);
    this->scene().prepare();
    m_questions.followScene();
    Q_EMIT sceneChanged();
    m_yourTurn.resume();
}

void LabSession::setScene(int index) {
    if (!m_lab || index == m_scene || !std::ranges::binary_search(m_lessonScenes, index))
        return;
    enter(index);
    m_film.goOnAfterPause();
}

std::optional<int> LabSession::sceneAfter() const {
    const auto next = std::ranges::upper_bound(m_lessonScenes, m_scene);
    return next == m_lessonScenes.end() ? std::nullopt : std::optional(*next);
}

std::optional<int> LabSession::sceneBefore() const {
    const auto here = std::ranges::lower_bound(m_lessonScenes, m_scene);
    return here == m_lessonScenes.begin() ? std::nullopt : std::optional(*std::prev(here));
}

void LabSession::setLength(int length) {
    if (!m_lab || length == m_length || length < 0 || length >= static_cast<int>(m_lab->lengths().size()))
        return;
    applyLength(length);
    m_lengths[m_lab->id()] = length;
    if (!std::ranges::binary_search(m_lessonScenes, m_scene)) {
        m_film.stop();
        enter(sceneBefore().value_or(m_lessonScenes.front()));
    }
    Q_EMIT changed();
    Q_EMIT statusMessage(tr("%1: %n scene(s).", "a length of the lesson", static_cast<int>(m_lessonScenes.size()))
                             .arg(m_lab->lengths()[static_cast<std::size_t>(length)].name));
}

void LabSession::setLabels(int mode) {
    if (!m_lab || mode == m_labels || mode < 0 || mode >= m_lab->labelModes().size())
        return;
    m_labels = mode;
    Q_EMIT changed();
    Q_EMIT moved();
}

void LabSession::setLit(const QString& thing) {
    if (std::exchange(m_lit, thing) == thing)
        return;
    Q_EMIT litChanged();
}

}  // namespace nonet

#include "moc_lab_session.cpp"
