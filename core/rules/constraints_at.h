#pragma once

#include "core/rules/layout.h"

#include <vector>

namespace nonet {

/// The constraints that lie on the cell, into Layout::constraints: those that name it, and clues beside the board that
/// read it. Not those of the whole board.
std::vector<int> constraintsAt(Cell cell, const Layout& layout);

}  // namespace nonet
