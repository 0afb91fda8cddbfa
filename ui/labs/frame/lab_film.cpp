#include "ui/labs/frame/lab_film.h"

#include "ui/labs/frame/lab_session.h"
#include "ui/preferences/preferences.h"

#include <QEasingCurve>

#include <algorithm>
#include <cmath>
#include <utility>

namespace nonet {

namespace {

constexpr int kFrameMilliseconds = 15;

}  // namespace

LabFilm::LabFilm(LabSession& session, const Preferences& preferences) : m_session(session), m_preferences(preferences) {
    m_clock.setTimerType(Qt::PreciseTimer);
    m_clock.setInterval(kFrameMilliseconds);
    m_pause.setSingleShot(true);
    connect(&m_clock, &QTimer::timeout, this, &LabFilm::tick);
    connect(&m_pause, &QTimer::timeout, this, [this] {
        if (m_isPlaying)
            forward();
    });
}

double LabFilm::easedAt() const {
    const double whole = std::floor(m_at);
    static const QEasingCurve curve(QEasingCurve::InOutCubic);
    return whole + curve.valueForProgress(m_at - whole);
}

int LabFilm::movesDone() const { return static_cast<int>(std::floor(m_at + 1e-9)); }

bool LabFilm::waits() {
    const bool isYourTurn = m_session.yourTurn().isOn();
    if (isYourTurn)
        m_session.tell(tr("It is your turn. Press Y to see the film again; what you did stays."));
    return isYourTurn;
}

void LabFilm::forward() {
    if (!m_session.lab() || waits())
        return;
    // A key pressed while a move is on its way ends it first.
    const double from = m_clock.isActive() ? m_target : m_at;
    const double next = std::floor(from + 1e-9) + 1;
    if (next > m_session.scene().lastReachableMove()) {
        if (m_clock.isActive())
            arrive();
        if (next <= m_session.scene().moveCount())
            askFirst();
        else if (m_isPlaying)
            finishPlaying();
        return;
    }
    setMoment(from);
    startMove(next);
}

void LabFilm::back() {
    if (!m_session.lab() || waits())
        return;
    stop();
    const double from = m_clock.isActive() ? m_target : m_at;
    m_clock.stop();
    seek(std::max(0.0, std::ceil(from - 1e-9) - 1));
}

void LabFilm::seek(double at) {
    if (!m_session.lab())
        return;
    m_clock.stop();
    m_target = std::clamp(at, 0.0, static_cast<double>(m_session.scene().lastReachableMove()));
    setMoment(m_target);
    Q_EMIT m_session.moved();
    m_session.tell(m_session.scene().moveText(movesDone()));
}

void LabFilm::rewind() {
    m_clock.stop();
    m_isHeld = false;
    m_target = 0;
    setMoment(0);
}

void LabFilm::stayReachable() {
    const double most = m_session.scene().lastReachableMove();
    if (m_at > most || m_target > most)
        seek(most);
}

void LabFilm::setMoment(double at) {
    m_at = at;
    changeState(m_session.scene(), &SceneState::moment, at);
}

void LabFilm::startMove(double target) {
    m_target = target;
    if (m_preferences.reducesMotion()) {
        arrive();
        return;
    }
    m_sinceTick.start();
    m_clock.start();
}

void LabFilm::tick() {
    setMoment(m_at + static_cast<double>(m_sinceTick.restart()) * m_speed / kMoveMilliseconds);
    if (m_at >= m_target)
        arrive();
    else
        Q_EMIT m_session.moved();
}

void LabFilm::arrive() {
    m_clock.stop();
    setMoment(m_target);
    Q_EMIT m_session.moved();
    m_session.tell(m_session.scene().moveText(movesDone()));
    if (!m_isPlaying)
        return;
    if (m_target >= m_session.scene().moveCount())
        finishPlaying();
    else
        goOnAfterPause();
}

void LabFilm::goOnAfterPause() {
    if (m_isPlaying)
        m_pause.start(static_cast<int>(kPauseMilliseconds / m_speed));
}

void LabFilm::askFirst() {
    if (m_isPlaying && !m_session.questions().asksClass()) {
        m_session.questions().revealByPlay();
        return forward();
    }
    m_isHeld = m_isPlaying;
    stop();
    if (m_session.questions().awaitGuess())
        Q_EMIT m_session.changed();
    m_session.tell(tr("Guess first, or press Space for the answer: the next move gives it away."));
}

/// At a scene's end, which stands there as long as the learner wants.
void LabFilm::finishPlaying() {
    if (m_session.questions().asksClass() && !m_session.questions().isRevealed())
        m_session.questions().awaitGuess();
    stop();
}

void LabFilm::togglePlay() {
    if (!m_session.lab() || waits())
        return;
    if (m_isPlaying)
        return stop();
    m_isPlaying = true;
    m_isHeld = false;
    Q_EMIT m_session.changed();
    if (m_at >= m_session.scene().moveCount())
        seek(0);
    forward();
}

void LabFilm::stop() {
    m_pause.stop();
    if (!std::exchange(m_isPlaying, false))
        return;
    Q_EMIT m_session.changed();
}

void LabFilm::setSpeed(double speed) {
    m_speed = std::clamp(speed, 0.25, 2.0);
    Q_EMIT m_session.changed();
}

}  // namespace nonet

#include "moc_lab_film.cpp"
