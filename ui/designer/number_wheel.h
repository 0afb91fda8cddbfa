#pragma once

#include <QPointF>

#include <optional>

class QWheelEvent;

namespace nonet {

class BoardWidget;
class Designer;

/// The wheel over the Design room's board: it counts the number of the chosen rule, or any rule's number that is under
/// the pointer, up and down.
class NumberWheel {
public:
    NumberWheel(const BoardWidget& board, Designer& designer) : m_board(board), m_designer(designer) {}

    /// False where there is no number to count.
    bool turn(const QWheelEvent& event);

private:
    /// The rule whose number it changes there.
    std::optional<int> numberedAt(const QPointF& point) const;
    void step(int index, int steps);

    const BoardWidget& m_board;
    Designer& m_designer;
    /// In eighths of a degree, less than a notch.
    int m_turned = 0;
};

}  // namespace nonet
