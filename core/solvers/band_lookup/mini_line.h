// The 54 mini-lines: the three cells that a box shares with a row or column. [Lookup] looks at boards through them.
#pragma once

#include "core/board/cell.h"

#include <array>
#include <cassert>

namespace nonet {

/// 0..53. A chute has nine in a row, line by line, and in a line one for each box:
///
///     chute 0 (the top band)                      chute 3 (the left stack), 27..35
///      0 | 1 | 2   row 1                           its lines are columns, its boxes go down:
///      3 | 4 | 5   row 2                           27 is column 1 in the top box, 28 in the middle one
///      6 | 7 | 8   row 3
class MiniLine {
public:
    static constexpr int kCount = 54;
    static constexpr int kChutes = 6;

    explicit constexpr MiniLine(int index) : m_index(index) { assert(index >= 0 && index < kCount); }
    /// The mini-row or mini-column of a cell.
    static constexpr MiniLine rowOf(Cell cell) { return MiniLine(cell.index() / 3); }
    static constexpr MiniLine columnOf(Cell cell) { return MiniLine(27 + 3 * (cell.index() % 9) + cell.index() / 27); }

    constexpr int index() const { return m_index; }
    constexpr std::size_t slot() const { return static_cast<std::size_t>(m_index); }
    /// 0..2 are the bands, 3..5 the stacks.
    constexpr int chute() const { return m_index / 9; }
    /// Within the chute, 0..2.
    constexpr int line() const { return m_index % 9 / 3; }
    /// Within the chute, 0..2.
    constexpr int box() const { return m_index % 3; }
    constexpr bool isRow() const { return m_index < 27; }
    /// Left to right or top to bottom.
    constexpr std::array<Cell, 3> cells() const {
        if (isRow())
            return {Cell(3 * m_index), Cell(3 * m_index + 1), Cell(3 * m_index + 2)};
        const int first = (m_index - 27) / 3 + 27 * box();
        return {Cell(first), Cell(first + 9), Cell(first + 18)};
    }

    friend constexpr bool operator==(MiniLine, MiniLine) = default;

private:
    int m_index;
};

}  // namespace nonet
