#include "ui/designer/tools/board_tool.h"

#include "core/design/constraint_edits.h"
#include "core/rules/constraint_catalogue.h"
#include "ui/designer/design_board.h"
#include "ui/designer/tools/under_point.h"

namespace nonet {

BoardTool::BoardTool(DesignBoard& board) : m_board(board), m_designer(board.designer()) {}

QString BoardTool::hint() const { return toolHint(m_designer.tool()); }

bool BoardTool::press(const QPointF&, Qt::KeyboardModifiers) { return false; }
void BoardTool::dragTo(const QPointF&) {}
bool BoardTool::takesKey(const QKeyEvent&) const { return false; }
bool BoardTool::pressKey(const QKeyEvent&) { return false; }
bool BoardTool::typeFigure(int) { return false; }
void BoardTool::pressEnter() { drawSelection(LineStart::prolongs); }
void BoardTool::enterSymbol(Digit, Qt::KeyboardModifiers) {}
void BoardTool::drawSelection(LineStart) {}
bool BoardTool::writesInto(const std::vector<Drawing>&, bool) const { return false; }
bool BoardTool::erases(const Constraint&) const { return true; }
bool BoardTool::eraseDrawingAt(const QPointF&) { return false; }

std::optional<Cell> BoardTool::cellUnder(const QPointF& point) const { return m_board.metrics().cellAt(point); }

std::vector<Cell> BoardTool::selectedCells() const { return {m_board.selection().begin(), m_board.selection().end()}; }

void BoardTool::eraseAt(const QPointF& point) {
    for (const int each : constraintsUnder(m_board, puzzle(), point)) {
        const Constraint& constraint = constraintAt(each);
        if (!erases(constraint) || m_designer.locks().isLocked(each))
            continue;
        // A drawing that is seen goes before a rule that is not.
        if (constraint.isHidden && eraseDrawingAt(point))
            return;
        const ConstraintShape shape = constraintRow(constraint.kind).shape;
        const std::optional<Cell> cell = cellUnder(point);
        const bool takesCells = shape == ConstraintShape::cells && constraint.cells().size() > 1 && cell;
        return m_designer.edit(takesCells ? takeCell(puzzle(), each, *cell) : remove(puzzle(), std::vector{each}));
    }
    eraseDrawingAt(point);
}

bool BoardTool::eraseTopmost(const QPointF& point, std::optional<DrawingKind> kind) {
    std::vector<int> under = drawingsUnder(m_board, puzzle(), point);
    std::erase_if(under, [&](int each) {
        return (kind && drawingAt(each).kind != *kind) || m_designer.locks().isDrawingLocked(each);
    });
    if (under.empty())
        return false;
    m_designer.edit(DrawingEdit{removeDrawings(puzzle(), std::vector{under.front()}), {}});
    return true;
}

}  // namespace nonet
