#pragma once

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>

namespace nonet {

class PuzzleDocument;
class Shown;

/// Counts the time that a puzzle was played and keeps it in the document. It stands while the window is hidden, while
/// the player paused or watches something in the game's place, while givens are typed, while a dialog is in front, and
/// once the puzzle is finished.
class PlayTimer : public QObject {
    Q_OBJECT

public:
    /// shown outlives it.
    explicit PlayTimer(const Shown& shown, QObject* parent = nullptr);

    void setDocument(PuzzleDocument* document);
    void setWindowVisible(bool isVisible);
    void setPaused(bool isPaused);
    /// A dialog is in front.
    void setCovered(bool isCovered);
    bool isPaused() const { return m_isPaused; }
    bool isCounting() const { return m_timer.isActive(); }
    /// "3:12", "1:03:12"
    QString text() const;

Q_SIGNALS:
    void ticked();

private:
    void update();
    void count();

    const Shown& m_shown;
    QPointer<PuzzleDocument> m_document;
    QTimer m_timer;
    QElapsedTimer m_clock;
    bool m_isWindowVisible = true;
    bool m_isPaused = false;
    bool m_isCovered = false;
};

}  // namespace nonet
