#pragma once

#include "core/board/cell_set.h"
#include "core/rules/puzzle.h"

#include <optional>

namespace nonet {

/// The cells that no lamp lights: what fog covers before a digit is entered. None where there is no fog.
CellSet unlitCells(const Puzzle& puzzle);

/// The cells that fog still covers: all but those that are lit, and those that an entered digit of the solution stands
/// in or next to, also by a corner. None where there is no fog, or no solution to clear it by. `locked`: the givens
/// that were entered once.
CellSet cellsInFog(const Puzzle& puzzle, const Grid& digits, const std::optional<Grid>& solution,
                   const CellSet& locked = {});

/// The puzzle as it is seen: without the givens that these cells hide.
Puzzle seenThroughFog(Puzzle puzzle, const CellSet& covered);

/// How many givens these cells hide.
int givensUnder(const Puzzle& puzzle, const CellSet& covered);

}  // namespace nonet
