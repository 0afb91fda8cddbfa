#pragma once

#include "ui/frame/window_frame.h"
#include "ui/main_window/room_catalogue.h"
#include "ui/session/document_session.h"

#include <QMainWindow>
#include <QTimer>

class QSpacerItem;

namespace nonet {

class ActionSet;
class FaultView;
class FileActions;
class FindAction;
class MessageBar;
class Preferences;
class Rail;
class RoomStack;
class StatusLine;
class UnsavedBar;

/// What the window is built from; every row outlives it.
struct WindowRows {
    std::span<const RoomRow> rooms = roomCatalogue();
    std::span<const ActionRow> actions = actionCatalogue();
};

/// The one window: rail, rooms, menus, message and status line. Puts them together and does nothing itself of what they
/// do.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// dataFolder: where documents are kept.
    MainWindow(Preferences& preferences, const QString& dataFolder, const WindowRows& rows = {});
    ~MainWindow() override;

    /// Opens the files, or what was open last, or an easy puzzle.
    void begin(const QStringList& files);
    DocumentSession& session() { return m_session; }
    void showPreferences();
    /// Whether it may be made anew in another language. Where something is in memory only, it may not, and says so.
    bool mayChangeLanguage();

Q_SIGNALS:
    /// The middle of the first room is on the screen for the first time.
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
    void connectSession();
    void connectRooms();
    void connectView();
    void connectHelp();
    void applyTheme();
    void updateTitle();
    void updateSpace();
    /// What is not saved over the lowest edge. A message over the status line, or in a room without one over its top:
    /// nothing gives way to either.
    void placeBars();
    /// The rooms leave free what the bar of what is not saved takes beyond the status line. Only when nobody is about
    /// to point at something in them.
    void giveWayToUnsaved();
    void noteShownDocument();
    /// What of the settings could not be read.
    void reportSettings();
    /// The window's size and place, and those of the panels.
    void keepPlaces();
    void setOnlyBoard(bool isOn);
    void walkFocus(int direction);
    /// Whether the key went elsewhere than to the widget with the focus.
    bool redirectKey(QObject* watched, QKeyEvent* event);
    /// At the page on the window or room that one is in, or on the technique that one looks at.
    void openHelp();
    void showAbout();

    Preferences& m_preferences;
    ActionSet* m_actions;
    DocumentSession m_session;
    MessageBar* m_message;
    StatusLine* m_status;
    UnsavedBar* m_unsaved;
    WindowFrame m_frame;
    FaultView* m_faults;
    Rail* m_rail;
    RoomStack* m_rooms;
    QSpacerItem* m_unsavedPlace = nullptr;
    FindAction* m_find;
    FileActions* m_fileActions;
    /// From a moment after its start on: what comes before is nobody's doing, and a start alone writes nothing.
    bool m_keepsPlaces = false;
    QTimer m_keepPlaces;
    bool m_isBare = false;
    /// Shown when 'Only the board' hid them.
    QList<QWidget*> m_hidden;
    bool m_wasPainted = false;
    /// Asked, and answered that what is not saved may be lost.
    bool m_mayLoseUnsaved = false;
};

}  // namespace nonet
