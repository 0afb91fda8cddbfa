#pragma once

#include "core/board/board_shape.h"
#include "core/board/geometry.h"
#include "core/board/grid.h"

#include <vector>

namespace nonet {

/// The set of digits still possible in each cell of a board of any shape. Does not say which cells are solved.
class CandidateGrid {
public:
    /// 9x9, every digit everywhere.
    CandidateGrid() : CandidateGrid(9) {}
    explicit CandidateGrid(int side)
        : m_rows(side), m_columns(side), m_sets(static_cast<std::size_t>(side * side), DigitSet::full(side)) {}
    /// Every symbol in every cell, none in holes.
    explicit CandidateGrid(const BoardShape& shape);

    /// Only for a square board.
    int side() const {
        assert(m_rows == m_columns);
        return m_rows;
    }
    int rows() const { return m_rows; }
    int columns() const { return m_columns; }
    /// Holes counted.
    int cellCount() const { return m_rows * m_columns; }
    DigitSet at(Cell cell) const { return m_sets[cell.slot()]; }
    DigitSet& at(Cell cell) { return m_sets[cell.slot()]; }

    /// All candidates of all cells: 729 for an untouched 9x9.
    int count() const;

    friend bool operator==(const CandidateGrid&, const CandidateGrid&) = default;

private:
    int m_rows;
    int m_columns;
    std::vector<DigitSet> m_sets;
};

/// Blank cells: every digit that no peer holds. Filled cells: their digit alone.
CandidateGrid candidatesFrom(const Grid& grid, const Geometry& geometry);

}  // namespace nonet
