// Which constraint that stands on the board an edit would cost.
#pragma once

#include "core/rules/puzzle.h"

#include <optional>

namespace nonet {

/// The first constraint of the puzzle before, by its index there, that the edit takes away, takes cells from or gives
/// another kind, place or value; nothing where all are left, or have grown: a line that goes on, a branch, a shaft.
/// Shown or hidden is no loss.
std::optional<int> lostConstraint(const Puzzle& before, const Puzzle& after);

}  // namespace nonet
