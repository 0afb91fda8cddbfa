#include "ui/designer/tools/stroke_tool.h"

#include "ui/designer/design_board.h"
#include "ui/designer/tools/arrow_keys.h"
#include "ui/shortcuts/key_stroke.h"

#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace nonet {
namespace {

/// As a share of a cell: a drag goes over its middle, so that diagonals do not catch the cells beside them.
constexpr double kMiddle = 0.42;

}  // namespace

bool StrokeTool::isDrawing() const { return m_board.isDragging(); }

bool StrokeTool::pressSign(const QPointF&) { return false; }

bool StrokeTool::picksUp(const std::vector<Cell>& stroke) const {
    return stroke.size() == 1 && m_lineStart == LineStart::prolongs;
}

bool StrokeTool::press(const QPointF& point, Qt::KeyboardModifiers modifiers) {
    if (const std::optional<Cell> cell = cellUnder(point))
        m_board.setPointed(*cell);
    m_lineStart = modifiers == Qt::ShiftModifier ? LineStart::anew : LineStart::prolongs;
    if (modifiers != Qt::NoModifier && (m_lineStart == LineStart::prolongs || !beginsAnew(point)))
        return false;
    m_chosenBefore = chosenNow();
    m_designer.choose({});
    const std::optional<Cell> cell = cellUnder(point);
    if (pressSign(point) || !cell)
        return true;
    m_board.beginDrag();
    m_stroke = {*cell};
    m_board.setSelection(CellSet::from(m_stroke), *cell);
    showStroke();
    return true;
}

void StrokeTool::dragTo(const QPointF& point) {
    const std::optional<Cell> cell = cellUnder(point);
    if (!cell || m_stroke.empty() || *cell == m_stroke.back())
        return;
    const QPointF aside = (point - m_board.cellRect(*cell).center()) / m_board.metrics().cellSide();
    if (QPointF::dotProduct(aside, aside) > kMiddle * kMiddle)
        return;
    extend(m_stroke, *cell);
    m_board.setSelection(CellSet::from(m_stroke), m_stroke.back());
    showStroke();
}

void StrokeTool::release() {
    const std::vector<Cell> stroke = std::exchange(m_stroke, {});
    if (!stroke.empty())
        finish(stroke);
}

bool StrokeTool::pressKey(const QKeyEvent& event) {
    if (readKey(event).modifiers != Qt::ShiftModifier)
        return false;
    if (isEnter(event.key()) && beginsAnewByKey()) {
        drawSelection(LineStart::anew);
        return true;
    }
    const ArrowKey* arrow = arrowOf(event.key());
    if (arrow != nullptr)
        strokeOn(arrow->down, arrow->right);
    return arrow != nullptr;
}

void StrokeTool::strokeOn(int down, int right) {
    const BoardShape& shape = puzzle().shape();
    const Cell from = m_board.currentCell().value_or(shape.cells().front());
    const std::optional<Cell> next = shape.cellAt(shape.row(from) + down, shape.column(from) + right);
    if (!next)
        return;
    std::vector<Cell> order = m_board.order();
    if (order.empty() || order.back() != from)
        order = {from};
    extend(order, *next);
    m_board.selectInOrder(std::move(order), *next);
}

int StrokeTool::nextOf(const std::vector<int>& there) const {
    const auto before = m_chosenBefore.size() == 1 ? std::ranges::find(there, m_chosenBefore.front()) : there.end();
    return before == there.end() || before + 1 == there.end() ? there.front() : *(before + 1);
}

}  // namespace nonet
