#pragma once

#include "core/rules/constraint_catalogue.h"
#include "ui/designer/tools/stroke_tool.h"

#include <QElapsedTimer>

namespace nonet {

/// Draws rules of one kind. A drag or selected cells become one; a click on an edge, a corner or beside the board sets
/// a sign. Nothing that stands there goes by it or becomes another: it is chosen, and is said to stand. With none
/// chosen, figures are a cell's row and column: it is marked, or selected for what takes several cells.
class ConstraintTool : public StrokeTool {
public:
    using StrokeTool::StrokeTool;

    QString hint() const override;
    void forgetTyped() override { m_place.clear(); }
    void pointerMoved() override;
    bool press(const QPointF& point, Qt::KeyboardModifiers modifiers) override;
    void noteKey() override;
    bool typeFigure(int figure) override;
    void pressEnter() override;
    void drawSelection(LineStart start) override;
    /// Of the tool's kind, in the selected cells, or the whole board's.
    void eraseSelected() override;

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
    /// With the tool's value, where nothing stands that it would replace.
    void place(Constraint constraint);
    /// An edit that takes nothing away, and makes nothing another one.
    void add(const LayoutEdit& edit);
    /// It stays. A click chooses it, and Enter where it is the tool's: of another kind figures would be its value.
    void keepStanding(int index);
    /// Beside the board where none is yet; Enter once more brings the clue that it just put there to the next place.
    void putBeside(const std::vector<OutsidePlace>& places);
    /// The chosen one that Enter put there as the last step.
    std::optional<int> justPut() const;
    /// The topmost of the tool's kind that has the cell.
    std::optional<int> markAt(Cell cell) const;
    /// Without those that have one, where cells are marked one by one.
    std::vector<Cell> withoutMarked(const std::vector<Cell>& cells) const;
    /// What a stroke of the tool does; what is new has the tool's value.
    LayoutEdit drawn(const std::vector<Cell>& cells) const;
    void drawStroke(const std::vector<Cell>& cells);
    /// What a line from the cell under the mouse, or the one with the cursor, would go on with; nothing where none.
    std::optional<int> prolonged() const;
    /// About a line that is being drawn, or would be from here; empty where it is one of its own.
    QString lineHint() const;
    /// The tool's marks of several cells that are there, the topmost first; none where its cells are marked one by one.
    std::vector<int> marksAt(Cell cell) const;
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
    /// What is drawn now is drawn by the mouse.
    bool m_isByMouse = false;
    /// The step by which Enter put a clue beside the board.
    std::optional<NodeId> m_putBy;
};

}  // namespace nonet
