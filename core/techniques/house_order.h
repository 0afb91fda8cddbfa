#pragma once

#include "core/board/classic.h"

namespace nonet {

/// The 27 houses in the order in which players look: boxes, rows, columns.
inline constexpr std::array<House, classic::kHouses> kBoxesFirst = [] {
    std::array<House, classic::kHouses> houses{};
    for (int i = 0; i < classic::kHouses; ++i)
        houses[static_cast<std::size_t>(i)] = classic::houseAt((i + 2 * classic::kSide) % classic::kHouses);
    return houses;
}();

}  // namespace nonet
