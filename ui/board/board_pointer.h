#pragma once

#include "core/board/cell_line.h"
#include "ui/board/board_selection.h"

#include <QPointF>
#include <QTimer>

#include <optional>

namespace nonet {

class BoardEntry;
class BoardWidget;
struct BoardDisplay;
struct Candidate;

/// What a click, a drag and a long press do on a board, and what the pointer is over. Points are in the board's pixels.
class BoardPointer {
public:
    BoardPointer(BoardWidget& board, BoardDisplay& display, BoardEntry& entry);

    void press(const QPointF& point, Qt::KeyboardModifiers modifiers);
    void drag(const QPointF& point);
    void release(Qt::KeyboardModifiers modifiers);
    /// Nothing more comes of the button that is held.
    void letGo();
    /// Selects equal digits; false where a second click is a click.
    bool pressTwice(const QPointF& point);
    /// Right click and long press: a candidate that is seen, or one that was struck out, and else the menu.
    void pressAside(const QPointF& point);
    /// Where the mouse is over the board with no button down; nothing: elsewhere.
    void pointAt(std::optional<QPointF> point);

private:
    /// What the pressed mouse button is doing.
    enum class Gesture : std::uint8_t { none, selecting, linking };

    void pointAtLink(std::optional<QPointF> point);
    bool paintsCandidate(Candidate candidate) const;
    void holdLong();

    BoardWidget& m_board;
    BoardDisplay& m_display;
    BoardEntry& m_entry;
    Gesture m_gesture = Gesture::none;
    SelectionChange m_gestureChange = SelectionChange::replace;
    QPointF m_pressedAt;
    /// Where the pointer was last while it selects; it may leave the board and come back.
    BoardSquare m_draggedTo;
    int m_pointedLink = -1;
    int m_pointedCell = -1;
    QTimer m_longPress;
};

}  // namespace nonet
