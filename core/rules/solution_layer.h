// The solution that a setter has in mind, against the puzzle that it is to become.
#pragma once

#include "core/rules/puzzle.h"

#include <optional>

namespace nonet {

/// `digits`, and where they are blank those of the puzzle's solution layer.
Grid withSolutionLayer(Grid digits, const Puzzle& puzzle);

/// The puzzle with its solution layer as further givens; nothing where a given says another digit. The puzzle as it is
/// where it has no such layer.
std::optional<Puzzle> givenSolutionLayer(const Puzzle& puzzle);

}  // namespace nonet
