#pragma once

#include "core/board/cell_set.h"
#include "core/board/digit_set.h"
#include "core/board/house.h"

#include <vector>

namespace nonet {

/// The shape of a board: side N = boxRows * boxColumns, boxes of boxRows x boxColumns cells. A value of two numbers;
/// 9x9 with 3x3 boxes by default.
class Geometry {
public:
    constexpr Geometry() = default;
    /// boxRows, boxColumns >= 1 and their product at most 36.
    constexpr Geometry(int boxRows, int boxColumns) : m_boxRows(boxRows), m_boxColumns(boxColumns) {
        assert(boxRows >= 1 && boxColumns >= 1 && boxRows * boxColumns <= kMaxSide);
    }

    constexpr int side() const { return m_boxRows * m_boxColumns; }
    constexpr int boxRows() const { return m_boxRows; }
    constexpr int boxColumns() const { return m_boxColumns; }
    constexpr int cellCount() const { return side() * side(); }
    constexpr bool isClassic() const { return m_boxRows == 3 && m_boxColumns == 3; }
    constexpr DigitSet allDigits() const { return DigitSet::full(side()); }

    constexpr int row(Cell cell) const { return cell.index() / side(); }
    constexpr int column(Cell cell) const { return cell.index() % side(); }
    constexpr int box(Cell cell) const { return row(cell) / m_boxRows * m_boxRows + column(cell) / m_boxColumns; }
    constexpr Cell cell(int row, int column) const { return Cell(row * side() + column); }

    /// The N cells of a house, in reading order.
    std::vector<Cell> cells(House house) const;
    /// The cell's row, column and box.
    std::vector<House> houses(Cell cell) const;
    /// All 3N houses: rows, columns, boxes.
    std::vector<House> houses() const;
    /// The cells that share a house with this one, in reading order.
    std::vector<Cell> peers(Cell cell) const;

    friend constexpr bool operator==(const Geometry&, const Geometry&) = default;

private:
    int m_boxRows = 3;
    int m_boxColumns = 3;
};

}  // namespace nonet
