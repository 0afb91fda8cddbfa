#pragma once

#include "ui/document/puzzle_document.h"
#include "ui/replay/replay_session.h"
#include "ui/tasks/task.h"

#include <QFrame>
#include <QPointer>
#include <QTimer>

class QBoxLayout;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace nonet {

class Announcer;
class BoardWidget;
class Preferences;
class Shown;
class TimelineBars;

/// The solution as a film: transport, bars, and the banner that says that the game is kept. The board shows a copy
/// while it is active. Object names: replayTimeline, replayFirst, replayBack, replayPlay, replayForward, replayLast,
/// replayHardest, replaySpeed, replayFrom, replayBars, replayBanner, replayLeave, replayAdopt, replayCancel.
class ReplayTimeline : public QFrame {
    Q_OBJECT

public:
    /// shown outlives it.
    ReplayTimeline(Preferences& preferences, Shown& shown, QWidget* parent = nullptr);
    ~ReplayTimeline() override;

    /// Neither is owned; null for none. Changing either leaves the replay.
    void setDocument(PuzzleDocument* document);
    void setBoard(BoardWidget* board);

    /// The board shows the replay now.
    bool isActive() const { return m_session.has_value(); }
    const ReplaySession* session() const { return m_session ? &*m_session : nullptr; }
    bool isPlaying() const { return m_playTimer.isActive(); }
    PathStart startsFrom() const { return m_start; }

public Q_SLOTS:
    /// Works the path out, then shows its first step; what else is shown then is over.
    void start();
    void setStartsFrom(nonet::PathStart start);
    /// Back to my game.
    void leave();
    /// Go on from here: the film's position becomes the game's, as one undoable action.
    void adopt();
    void togglePlay();
    void first();
    void back();
    void forward();
    void last();
    void hardest();
    void goTo(int place);
    /// 88 px, or the 24 px strip for low windows.
    void setCompact(bool isCompact);
    /// For windows under 720 px: what menu and keys have as well is left out.
    void setNarrow(bool isNarrow);

Q_SIGNALS:
    /// The step's sentence, whenever another one is shown.
    void stepShown(const QString& sentence);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void buildTransport();
    void buildBanner();
    void retranslate();
    void nameHardest();
    void setIcons();
    void receive(ReplaySession session);
    void showPlace();
    /// Whether the key is one of the timeline's own; runs it.
    bool hasKeyAction(const QKeyEvent& event) const;
    bool runKeyAction(const QKeyEvent& event);
    void setPlaying(bool isPlaying);
    void updateControls();
    QString bannerText() const;

    Preferences& m_preferences;
    Shown& m_shown;
    QPointer<PuzzleDocument> m_document;
    BoardWidget* m_board = nullptr;
    std::optional<ReplaySession> m_session;
    PathStart m_start = PathStart::givens;
    Task m_task;
    QTimer m_playTimer;
    bool m_isCompact = false;
    bool m_isNarrow = false;

    QToolButton* m_first = nullptr;
    QToolButton* m_back = nullptr;
    QToolButton* m_play = nullptr;
    QToolButton* m_forward = nullptr;
    QToolButton* m_last = nullptr;
    QToolButton* m_hardest = nullptr;
    QComboBox* m_speed = nullptr;
    QComboBox* m_from = nullptr;
    TimelineBars* m_bars = nullptr;
    QBoxLayout* m_side = nullptr;
    QLabel* m_banner = nullptr;
    Announcer* m_announcer = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_cancel = nullptr;
    QPushButton* m_leave = nullptr;
    QPushButton* m_adopt = nullptr;
};

}  // namespace nonet
