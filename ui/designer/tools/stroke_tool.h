#pragma once

#include "ui/designer/tools/board_tool.h"

namespace nonet {

/// What draws over cells, in the order in which a drag or the keys pass them. A click or drag with Ctrl or Shift
/// selects cells instead, but where Shift draws another one beside what is there.
class StrokeTool : public BoardTool {
public:
    using BoardTool::BoardTool;

    void cancel() override { m_stroke.clear(); }
    bool press(const QPointF& point, Qt::KeyboardModifiers modifiers) override;
    void dragTo(const QPointF& point) override;
    void release() override;
    bool hidesChosen() const override { return isDrawing(); }
    bool pressKey(const QKeyEvent& event) override;

protected:
    /// A button is held that draws.
    bool isDrawing() const;
    /// What is chosen of what the tool draws.
    virtual const std::vector<int>& chosenNow() const = 0;
    /// Shift draws there, another one, rather than select.
    virtual bool beginsAnew(const QPointF& point) const = 0;
    /// Shift+Enter draws another one where there is one.
    virtual bool beginsAnewByKey() const { return false; }
    /// False where the tool's signs are drawn by strokes, rather than set by a click.
    virtual bool pressSign(const QPointF& point);
    virtual void extend(std::vector<Cell>& stroke, Cell next) const = 0;
    /// The puzzle as it would be goes to the board.
    virtual void showStroke() = 0;
    virtual void finish(const std::vector<Cell>& stroke) = 0;
    /// The one behind what was chosen when the mouse was pressed; else the first.
    int nextOf(const std::vector<int>& there) const;
    /// A click may choose what is there.
    bool picksUp(const std::vector<Cell>& stroke) const;

    std::vector<Cell> m_stroke;
    /// A line that begins on another's end is one of its own.
    LineStart m_lineStart = LineStart::prolongs;
    /// What was chosen before the mouse was pressed.
    std::vector<int> m_chosenBefore;

private:
    /// Cells are selected one by one, as a drag goes over them: Enter draws them.
    void strokeOn(int down, int right);
};

}  // namespace nonet
