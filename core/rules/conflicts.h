#pragma once

#include "core/board/geometry.h"
#include "core/board/grid.h"

#include <vector>

namespace nonet {

/// Two equal digits in one house.
struct Conflict {
    Cell first;
    Cell second;
    Digit digit = Digit(1);
    House house;
    friend bool operator==(const Conflict&, const Conflict&) = default;
};

/// Every pair of equal digits in a house, houses in Geometry's order; a pair that shares two houses is listed twice.
std::vector<Conflict> findConflicts(const Grid& grid, const Geometry& geometry);

}  // namespace nonet
