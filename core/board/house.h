#pragma once

#include <cassert>
#include <compare>
#include <cstdint>

namespace nonet {

enum class HouseKind : std::uint8_t { row, column, box };

/// A row, column or box, by its kind and its 0-based number; boxes are counted row by row.
struct House {
    HouseKind kind = HouseKind::row;
    std::uint8_t number = 0;
    friend constexpr auto operator<=>(const House&, const House&) = default;
};

}  // namespace nonet
