#pragma once

#include "core/board/cell_set.h"
#include "core/rules/puzzle.h"

#include <optional>

namespace nonet {

/// The cells that fog still covers: all but those that are lit, and those that an entered digit of the solution stands
/// in or next to, also by a corner. None where there is no fog, or no solution to clear it by.
CellSet cellsInFog(const Puzzle& puzzle, const Grid& digits, const std::optional<Grid>& solution);

}  // namespace nonet
