#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace nonet {

class LabSession;
class Preferences;

/// How far the session's scene is walked, and what walks on: single moves and Play. It stops where the scene's question
/// is to be answered first, and waits during the learner's turn. What it does the session's signals tell.
class LabFilm : public QObject {
    Q_OBJECT

public:
    LabFilm(LabSession& session, const Preferences& preferences);

    /// 0..moveCount(), with a fraction while a move is on its way.
    double at() const { return m_at; }
    /// As painted: slow at both ends of a move.
    double easedAt() const;
    int movesDone() const;
    /// One small move.
    void forward();
    void back();
    void seek(double at);
    /// At the beginning of a scene that was just entered, nothing on its way; Play is not stopped by it.
    void rewind();
    /// Back to the last move that can be reached now, where the film or its move on the way is beyond it.
    void stayReachable();

    /// True, and says so, while it is the learner's turn.
    bool waits();
    bool isPlaying() const { return m_isPlaying; }
    /// Play stopped for the question and has not gone on.
    bool isHeld() const { return m_isHeld; }
    void togglePlay();
    /// Ends Play; a move on its way arrives.
    void stop();
    /// A move on its way stays where it is.
    void breakOffMove() { m_clock.stop(); }
    /// While Play is on: the next move, once what stands there has been seen.
    void goOnAfterPause();
    /// At the last move before the answer: asks for a guess, or shows the answer where Play does not wait for one.
    void askFirst();
    /// 0.25 to 2.
    double speed() const { return m_speed; }
    void setSpeed(double speed);

    static constexpr int kMoveMilliseconds = 350;
    static constexpr int kPauseMilliseconds = 300;

private:
    void setMoment(double at);
    void startMove(double target);
    void tick();
    void arrive();
    void finishPlaying();

    LabSession& m_session;
    const Preferences& m_preferences;
    double m_at = 0;
    double m_target = 0;
    double m_speed = 1;
    bool m_isPlaying = false;
    bool m_isHeld = false;
    QTimer m_clock;
    QTimer m_pause;
    QElapsedTimer m_sinceTick;
};

}  // namespace nonet
