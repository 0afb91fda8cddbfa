// The reference that every solver of variants is held against: cell by cell, by what the rules mean.
#pragma once

#include "core/rules/puzzle.h"

#include <cstddef>
#include <vector>

namespace nonet::test {

/// Up to `limit` solutions of a small puzzle in the order of their symbols: cells are filled in reading order
/// within the start candidates, a branch is left where a rule is broken, and what is full must hold by every rule's
/// meaning. `steps`: how many symbols may be tried; nothing where they do not do.
std::optional<std::vector<Grid>> solutionsByHolds(const Puzzle& puzzle, std::size_t limit, std::size_t steps);

}  // namespace nonet::test
