#pragma once

#include "core/play/history.h"
#include "ui/board/board_metrics.h"

namespace nonet {

class BoardTool;
class BoardWidget;
class Designer;

/// What the right button takes away on the Design room's board while it is held, a tool's things. Points are in the
/// board's pixels; the designer must have a document.
class ErasingStroke {
public:
    ErasingStroke(const BoardWidget& board, Designer& designer) : m_board(board), m_designer(designer) {}

    /// Where the button was pressed.
    void begin(BoardTool& tool, const QPointF& point);
    /// Takes away what the pointer passed over, which moves on by several cells at once.
    void goOn(BoardTool& tool, const QPointF& point);
    /// Since begin().
    bool tookAny() const;

private:
    const BoardWidget& m_board;
    Designer& m_designer;
    /// Where the pointer was last.
    BoardSquare m_at;
    /// The step before the button was pressed.
    NodeId m_nodeBefore = 0;
};

}  // namespace nonet
