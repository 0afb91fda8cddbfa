#pragma once

#include <cassert>
#include <compare>
#include <cstdint>

namespace nonet {

/// The first three are those of a regular board; the others are a variant's. A region is a box of any form.
enum class HouseKind : std::uint8_t { row, column, box, region, diagonal, disjointGroup, window, extra, cage, line };

/// Cells that hold no symbol more often than it may be there, by kind and 0-based number. Boxes are counted row by row;
/// diagonal 0 falls, diagonal 1 rises; windows are counted row by row; extra regions and cages by their constraint.
struct House {
    HouseKind kind = HouseKind::row;
    std::uint8_t number = 0;
    /// Which of the board's grids the house is in; 0 where there is only one.
    std::uint8_t grid = 0;
    friend constexpr auto operator<=>(const House&, const House&) = default;
};

}  // namespace nonet
