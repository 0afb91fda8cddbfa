// A room of the window, and its row in the table of all.
#pragma once

#include "core/techniques/technique_id.h"
#include "ui/shortcuts/action_catalogue.h"

#include <QObject>
#include <QWidget>

#include <optional>

class QAction;
class QKeyEvent;

namespace nonet {

class DocumentSession;
struct WindowFrame;

/// A page of the window and what the window asks of it. Made with the window; what takes long waits for page().
class Room : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// The room's widget, the same at each call; the window owns it.
    virtual QWidget* page() = 0;
    /// The title of what is open in it, for the window's title; empty where nothing is.
    virtual QString title() const = 0;
    /// Where the focus goes on entering, and whenever something over the room closes.
    virtual void takeFocus() = 0;
    /// What the focus walks, those on the screen: first the room's middle, then what stands around it.
    virtual QList<QWidget*> areas() const = 0;

    /// What its row offers and is not there now.
    virtual ActionNeed missing() const { return ActionNeed::nothing; }
    /// What Undo and Redo, Erase and Select all do in it, as ids of actions; empty: the game's.
    struct UndoActions {
        QString undo;
        QString redo;
        QString erase = {};
        QString selectAll = {};
    };
    virtual UndoActions undoActions() const { return {}; }
    /// Where what is opened, pasted or dropped goes while it is the current one; null: to the game.
    virtual DocumentSession* session() { return nullptr; }
    /// Shows what waits in it to be gone on with, and asks to be entered; false where it keeps nothing of the kind.
    virtual bool showKept() { return false; }
    /// What can be found in it by words besides the window's actions. The room's own, until it is asked for again;
    /// other words for one are its property "synonyms".
    virtual QList<QAction*> findable() { return {}; }
    /// The technique that the part with the focus is about, for Help; nothing where it is about none.
    virtual std::optional<TechniqueId> technique() const { return std::nullopt; }
    /// Opens the lesson on the technique, and asks to be entered; false where it has no lessons.
    virtual bool showLesson(TechniqueId /*id*/) { return false; }
    /// Asked for while it is the current one.
    virtual void goHome() { takeFocus(); }
    /// Entered or left, and where it is entered: the window came to the screen or went from it.
    virtual void setOnScreen(bool /*isOnScreen*/) {}
    /// For another room.
    virtual void leave() {}
    /// Its parts give way to one another as they fit.
    virtual void setWindowSize(const QSize& /*size*/) {}
    /// Nothing but its middle, or again what there was around it.
    virtual void setBare(bool /*isBare*/) {}
    virtual void resetLayout() {}
    /// Keeps for the next start how the user put its parts.
    virtual void storeLayout() const {}
    /// Esc: one thing at a time is closed, then the focus goes home. False where the widget with the focus has the key.
    virtual bool escape() = 0;
    /// A key on its way to the widget with the focus; true where the room did something else with it.
    virtual bool redirectKey(QWidget* /*focus*/, QKeyEvent* /*event*/) { return false; }

Q_SIGNALS:
    /// Something is opened in it, so it is to be entered.
    void entryRequested();
    /// title() or missing() became another.
    void changed();
};

/// The width of the rail at the window's left edge, with text of the usual size, in pixels.
inline constexpr int kRailWidth = 56;

/// A room in the table of all.
struct RoomRow {
    /// Its action's id, what follows "room." there. The action's row has its name, tooltip, key and place in the menu.
    const char* id;
    /// A file in resources/icons, without the ending.
    const char* icon;
    /// Actions that need something else are off in it.
    ActionNeed offers;
    bool hasStatusLine;
    /// A child of the window.
    Room* (*make)(const WindowFrame& frame);

    QString action() const { return QLatin1String("room.") + QLatin1String(id); }
};

}  // namespace nonet
