#include "ui/play/play_timer.h"

#include "ui/board/shown.h"
#include "ui/document/puzzle_document.h"

namespace nonet {

PlayTimer::PlayTimer(const Shown& shown, QObject* parent) : QObject(parent), m_shown(shown) {
    connect(&m_shown, &Shown::changed, this, &PlayTimer::update);
    m_timer.setInterval(1000);
    connect(&m_timer, &QTimer::timeout, this, &PlayTimer::count);
}

void PlayTimer::setDocument(PuzzleDocument* document) {
    count();
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    m_isPaused = false;
    if (document)
        connect(document, &PuzzleDocument::changed, this, &PlayTimer::update);
    update();
    Q_EMIT ticked();
}

void PlayTimer::setWindowVisible(bool isVisible) {
    m_isWindowVisible = isVisible;
    update();
}

void PlayTimer::setPaused(bool isPaused) {
    m_isPaused = isPaused;
    update();
}

void PlayTimer::setCovered(bool isCovered) {
    m_isCovered = isCovered;
    update();
}

QString PlayTimer::text() const {
    if (!m_document)
        return {};
    const auto seconds = static_cast<int>(m_document->notes().playedSeconds());
    const QChar zero = QLatin1Char('0');
    const QString minutes =
        QStringLiteral("%1:%2").arg(seconds / 60 % 60, seconds < 3600 ? 1 : 2, 10, zero).arg(seconds % 60, 2, 10, zero);
    return seconds < 3600 ? minutes : QStringLiteral("%1:%2").arg(seconds / 3600).arg(minutes);
}

void PlayTimer::update() {
    const bool counts = m_document && m_isWindowVisible && !m_isPaused && m_shown.isGame() && !m_isCovered &&
                        !m_document->clues().areTyped() && !m_document->findings().isFinished();
    if (counts == m_timer.isActive())
        return;
    if (counts) {
        m_clock.start();
        m_timer.start();
    } else {
        count();
        m_timer.stop();
    }
}

void PlayTimer::count() {
    if (!m_timer.isActive() || !m_document)
        return;
    m_document->notes().setPlayedSeconds(m_document->notes().playedSeconds() +
                                         static_cast<double>(m_clock.restart()) / 1000);
    Q_EMIT ticked();
}

}  // namespace nonet

#include "moc_play_timer.cpp"
