#pragma once

#include "core/board/geometry.h"

#include <optional>
#include <string_view>
#include <vector>

namespace nonet {

/// The symmetries that a clue pattern can be asked to have. diagonal: the main one, r1c1 to r9c9; antidiagonal: the
/// other. full: all eight maps of the square.
enum class Symmetry : std::uint8_t { none, halfTurn, quarterTurn, horizontal, vertical, diagonal, antidiagonal, full };

/// The cells onto which the symmetry maps this one, itself included, sorted.
std::vector<Cell> orbit(Cell cell, Symmetry symmetry, int side);

}  // namespace nonet
