#pragma once

#include "ui/frame/room.h"
#include "ui/frame/window_frame.h"

#include <QStackedWidget>

#include <span>
#include <vector>

namespace nonet {

/// The rooms of the window, one of which is on the screen: made from rows, entered by their actions.
class RoomStack : public QStackedWidget {
    Q_OBJECT

public:
    /// Opens on the first of the rows, which outlive it.
    RoomStack(std::span<const RoomRow> rows, const WindowFrame& frame);

    Room& current() const { return *m_rooms[m_current]; }
    std::span<const RoomRow> rows() const { return m_rows; }
    const RoomRow& currentRow() const { return m_rows[m_current]; }
    /// The room that was open when the program last ran, if one was left for it; for the start.
    void enterLast();
    /// In the room that has lessons.
    void showLesson(TechniqueId id);
    /// The window came to the screen or went from it.
    void setWindowOnScreen(bool isOnScreen);
    void setWindowSize(const QSize& size);
    void storeLayouts() const;

Q_SIGNALS:
    /// Before the current room goes.
    void leaving();
    void entered();
    /// The title of the room that one is in may be another.
    void titleChanged();

private:
    void connectActions();
    void enter(std::size_t room);
    void ask(std::size_t room);
    /// A page that is new brings its tasks to the status line.
    void showPage(QWidget* page);
    /// Turns off what cannot be done in the room that one is in.
    void updateActions();
    QString reasonAgainst(ActionNeed needs) const;

    std::span<const RoomRow> m_rows;
    WindowFrame m_frame;
    std::vector<Room*> m_rooms;
    std::size_t m_current = 0;
    bool m_isWindowOnScreen = false;
};

}  // namespace nonet
