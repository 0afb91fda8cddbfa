#pragma once

#include "core/board/cell_set.h"
#include "core/board/wide_cell_set.h"

#include <optional>
#include <vector>

namespace nonet {

/// The cells of a board: a rectangle of up to 36 x 36, some of which may be holes, and how many symbols go into it.
/// Cells are numbered row by row over the whole rectangle, holes counted. Regions and houses are a SubGrid's. A value;
/// 9 x 9 with nine symbols by default.
class BoardShape {
public:
    BoardShape() = default;
    /// Each 1 to 36.
    BoardShape(int rows, int columns, int symbolCount) : m_rows(rows), m_columns(columns), m_symbolCount(symbolCount) {
        assert(rows >= 1 && rows <= kMaxSide && columns >= 1 && columns <= kMaxSide);
        assert(symbolCount >= 1 && symbolCount <= kMaxSide);
    }
    /// A square with as many symbols as rows.
    static BoardShape square(int side) { return {side, side, side}; }

    int rows() const { return m_rows; }
    int columns() const { return m_columns; }
    int symbolCount() const { return m_symbolCount; }
    /// Rows times columns, holes counted: a size for tables.
    int cellCount() const { return m_rows * m_columns; }
    int holeCount() const { return m_holes.count(); }
    int row(Cell cell) const { return cell.index() / m_columns; }
    int column(Cell cell) const { return cell.index() % m_columns; }
    Cell cell(int row, int column) const {
        assert(contains(row, column));
        return Cell(row * m_columns + column);
    }
    bool contains(int row, int column) const { return row >= 0 && row < m_rows && column >= 0 && column < m_columns; }
    /// The cell there; nothing off the board or in a hole.
    std::optional<Cell> cellAt(int row, int column) const;

    bool isHole(Cell cell) const { return m_holes.contains(cell); }
    const WideCellSet& holes() const { return m_holes; }
    /// All of them may be holes but one.
    void setHoles(const WideCellSet& holes);
    /// What is no hole, in reading order.
    std::vector<Cell> cells() const;
    /// Those that share an edge with this one, in reading order; no holes.
    std::vector<Cell> neighbours(Cell cell) const;

    friend bool operator==(const BoardShape&, const BoardShape&) = default;

private:
    int m_rows = 9;
    int m_columns = 9;
    int m_symbolCount = 9;
    WideCellSet m_holes;
};

}  // namespace nonet
