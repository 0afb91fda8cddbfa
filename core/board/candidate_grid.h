#pragma once

#include "core/board/geometry.h"
#include "core/board/grid.h"

#include <vector>

namespace nonet {

/// The set of digits still possible in each cell of a board of any side. Does not say which cells are solved.
class CandidateGrid {
public:
    /// 9x9, every digit everywhere.
    CandidateGrid() : CandidateGrid(9) {}
    explicit CandidateGrid(int side)
        : m_side(side), m_sets(static_cast<std::size_t>(side * side), DigitSet::full(side)) {}

    int side() const { return m_side; }
    DigitSet at(Cell cell) const { return m_sets[static_cast<std::size_t>(cell.index())]; }
    DigitSet& at(Cell cell) { return m_sets[static_cast<std::size_t>(cell.index())]; }

    /// All candidates of all cells: 729 for an untouched 9x9.
    int count() const;

    friend bool operator==(const CandidateGrid&, const CandidateGrid&) = default;

private:
    int m_side;
    std::vector<DigitSet> m_sets;
};

/// Blank cells: every digit that no peer holds. Filled cells: their digit alone.
CandidateGrid candidatesFrom(const Grid& grid, const Geometry& geometry);

}  // namespace nonet
