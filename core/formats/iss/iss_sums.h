// Sums of Interactive Sudoku Solver that take any cells, as the kinds of constraints here that say the same.
#pragma once

#include "core/rules/puzzle.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nonet {

/// "23", or with a factor for each cell "0_=_1_1_-1"; in a puzzle with all its other rules. Nothing where no kind says
/// it: a sum of several cells that may be alike, unless it is over half of what they can come to.
std::optional<Constraint> issSum(std::string_view total, const std::vector<Cell>& cells, const Puzzle& puzzle);
/// Cells, and "-" between segments, which have one sum.
std::optional<Constraint> issEqualSums(std::span<const std::string> arguments, const Layout& layout);

/// In one row, column or region of the first grid.
bool liesInOneHouse(const std::vector<Cell>& cells, const Layout& layout);

}  // namespace nonet
