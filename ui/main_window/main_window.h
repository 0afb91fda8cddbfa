#pragma once

#include "ui/main_window/document_session.h"
#include "ui/main_window/play_timer.h"

#include <QMainWindow>

#include <memory>

class QStackedWidget;

namespace nonet {

class ActionSet;
class AllStepsDock;
class BoardArea;
class BoardWidget;
class CandidatesDock;
class ChartsView;
class ContinueDock;
class DigitPad;
class DockLayout;
class FileActions;
class FindAction;
class GameActions;
class HintDock;
class KeyLine;
class LearnRoom;
class MessageBar;
class Preferences;
class PuzzleDock;
class Rail;
class ReplayTimeline;
class StatusLine;
class StructureView;
class TransformActions;
class UndoTreeDock;
class UnsavedBar;
struct WindowParts;

/// The one window: rail, board, docks, timeline, status line. Puts the features together and does nothing itself of
/// what they do.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// dataFolder: where documents are kept.
    MainWindow(Preferences& preferences, const QString& dataFolder, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens the files, or what was open last, or an easy puzzle.
    void begin(const QStringList& files);
    DocumentSession& session() { return m_session; }

Q_SIGNALS:
    /// The board is on the screen for the first time.
    void firstFrameShown();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void buildLayout();
    void buildMenus();
    void connectView();
    void connectTheme(const char* id, int choice);
    void connectKeys(const char* id, int preset);
    void connectHelp();
    /// Whoever reads the open document takes it from the session, from the board to the docks.
    void connectDocument();
    void takeDocument();
    void takeTheme();
    void updateTitle();
    void updateStatus();
    void updateSpace();
    /// The room of the labs, made when it is first entered.
    LearnRoom& learn();
    bool isLearning() const;
    void connectRooms();
    void showLearn();
    void showPlay();
    /// After a change of room or of what is open in it.
    void takeRoom();
    void setOnlyBoard(bool isOn);
    void walkFocus(int direction);
    QList<QWidget*> focusAreas() const;
    bool sendToBoard(QObject* watched, QEvent* event);
    bool escape();
    void openPreferences(bool showsKeys);
    void showAbout();
    WindowParts parts();

    Preferences& m_preferences;
    ActionSet* m_actions;
    DocumentSession m_session;
    PlayTimer m_timer;
    Rail* m_rail;
    /// The docks' own window, between rail and edge.
    QMainWindow* m_room;
    QStackedWidget* m_rooms;
    LearnRoom* m_learn = nullptr;
    BoardWidget* m_board;
    DigitPad* m_pad;
    KeyLine* m_keyLine;
    BoardArea* m_boardArea;
    MessageBar* m_message;
    UnsavedBar* m_unsaved;
    StatusLine* m_status;
    HintDock* m_hint;
    AllStepsDock* m_allSteps;
    CandidatesDock* m_candidates;
    PuzzleDock* m_puzzle;
    UndoTreeDock* m_undoTree;
    ContinueDock* m_continue;
    ReplayTimeline* m_timeline;
    FindAction* m_find;
    std::unique_ptr<DockLayout> m_docks;
    FileActions* m_fileActions;
    GameActions* m_gameActions;
    StructureView* m_structure;
    TransformActions* m_transform;
    ChartsView* m_charts;
    /// Open when 'Only the board' hid them.
    QList<QWidget*> m_hiddenForBoard;
    bool m_wasPainted = false;
    /// Asked, and answered that what is not saved may be lost.
    bool m_mayLoseUnsaved = false;
};

}  // namespace nonet
