#include "ui/designer/erasing_stroke.h"

#include "core/board/cell_line.h"
#include "ui/board/board_widget.h"
#include "ui/designer/designer.h"
#include "ui/designer/tools/board_tool.h"
#include "ui/document/puzzle_document.h"

#include <utility>

namespace nonet {

void ErasingStroke::begin(BoardTool& tool, const QPointF& point) {
    m_nodeBefore = m_designer.document()->history().current();
    m_at = m_board.metrics().squareAt(point);
    m_designer.beginStroke();
    tool.eraseAt(point);
}

void ErasingStroke::goOn(BoardTool& tool, const QPointF& point) {
    const BoardSquare square = m_board.metrics().squareAt(point);
    for (const Cell cell : cellsOnLine(std::exchange(m_at, square), square, m_designer.puzzle().shape()))
        if (m_board.metrics().cellAt(point) != cell)
            tool.eraseAt(m_board.cellRect(cell).center());
    tool.eraseAt(point);
}

bool ErasingStroke::tookAny() const { return m_designer.document()->history().current() != m_nodeBefore; }

}  // namespace nonet
