#pragma once

#include "core/rules/constraint_catalogue.h"
#include "ui/designer/tools/stroke_tool.h"

#include <QElapsedTimer>

namespace nonet {

/// Draws rules of one kind. A drag or selected cells become one; a click on an edge, a corner or beside the board sets
/// a sign, and again takes it away. With none chosen, figures are a cell's row and column: it is marked, or selected
/// for what takes several cells.
class ConstraintTool : public StrokeTool {
public:
    using StrokeTool::StrokeTool;

    QString hint() const override;
    void forgetTyped() override { m_place.clear(); }
    void pointerMoved() override;
    void noteKey() override;
    bool typeFigure(int figure) override;
    void pressEnter() override;
    void drawSelection(LineStart start) override;

    static const ToolRow kRow;

protected:
    bool erases(const Constraint& constraint) const override { return constraint.kind == kind(); }
    const std::vector<int>& chosenNow() const override { return m_designer.chosen(); }
    bool beginsAnew(const QPointF& point) const override;
    bool beginsAnewByKey() const override { return true; }
    bool pressSign(const QPointF& point) override;
    void extend(std::vector<Cell>& stroke, Cell next) const override;
    void showStroke() override;
    void finish(const std::vector<Cell>& stroke) override;

private:
    ConstraintKind kind() const { return m_designer.tool().kind; }
    ConstraintShape shape() const;
    /// False where no equal rule that is hidden is there.
    bool showsAgain(const Constraint& constraint);
    /// With the tool's value; an equal one that is there is taken away.
    void place(Constraint constraint);
    /// What a stroke of the tool does; what is new has the tool's value.
    LayoutEdit drawn(const std::vector<Cell>& cells) const;
    void drawStroke(const std::vector<Cell>& cells);
    /// What a line from the cell under the mouse, or the one with the cursor, would go on with; nothing where none.
    std::optional<int> prolonged() const;
    /// About a line that is being drawn, or would be from here; empty where it is one of its own.
    QString lineHint() const;
    /// The tool's marks of several cells that are there, the topmost first; none where its cells are marked one by one.
    std::vector<int> marksAt(Cell cell) const;
    /// The tool's dot, then the other kinds of dots, then none.
    void cyclePair(Cell first, Cell second);
    /// The cell of a row and column that were typed.
    void reach(Cell cell);

    /// Figures typed of a cell's row and column.
    QString m_place;
    QElapsedTimer m_sincePlace;
    /// Cells that were selected so, in their order.
    std::vector<Cell> m_reached;
    /// The key before, or the last one, marked a cell so: an Enter behind it takes nothing away.
    bool m_hadMarked = false;
    bool m_hasMarked = false;
};

}  // namespace nonet
