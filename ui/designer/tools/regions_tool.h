#pragma once

#include "core/board/cell_line.h"
#include "core/board/region_map.h"
#include "ui/designer/tools/board_tool.h"

namespace nonet {

/// Takes cells into the region in which a drag began, from a cell without one into the next that is empty; digits put
/// the selected cells into one.
class RegionsTool : public BoardTool {
public:
    using BoardTool::BoardTool;

    /// What is wrong with the regions, where something is.
    QString hint() const override;
    void puzzleChanged() override;
    bool press(const QPointF& point, Qt::KeyboardModifiers modifiers) override;
    void dragTo(const QPointF& point) override;
    void release() override;
    void eraseAt(const QPointF& point) override;
    bool showsRegions() const override { return true; }
    void enterSymbol(Digit symbol, Qt::KeyboardModifiers modifiers) override;

    static const ToolRow kRow;

private:
    /// Into the layout's grids; nothing where the cell is in none.
    std::optional<int> gridAt(Cell cell) const;
    const SubGrid& grid() const;
    void take(Cell cell);
    /// The cell as the grid that is painted counts it.
    Cell withinGrid(Cell cell) const;

    int m_grid = 0;
    RegionMap m_regions;
    BoardSquare m_draggedTo;
    /// Nothing: cells go into none.
    std::optional<int> m_region;
};

}  // namespace nonet
