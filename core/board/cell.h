#pragma once

#include "core/board/digit.h"

#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace nonet {

/// A cell by its row-major index 0..1295. Row and column depend on the side: ask Geometry, or the classic:: functions
/// where the board is 9x9.
class Cell {
public:
    constexpr Cell() = default;
    explicit constexpr Cell(int index) : m_index(static_cast<std::uint16_t>(index)) {
        assert(index >= 0 && index < kMaxSide * kMaxSide);
    }
    constexpr int index() const { return m_index; }
    /// The index, to take its element of a table of all cells.
    constexpr std::size_t slot() const { return m_index; }
    friend constexpr auto operator<=>(Cell, Cell) = default;

private:
    std::uint16_t m_index = 0;
};

/// A digit in a cell.
struct Candidate {
    Cell cell;
    Digit digit = Digit(1);
    friend constexpr auto operator<=>(const Candidate&, const Candidate&) = default;
};

}  // namespace nonet
