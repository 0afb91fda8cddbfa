#pragma once

#include "core/rules/puzzle.h"
#include "core/solvers/search/search.h"

namespace nonet {

/// Solutions counted cell by cell, digits ascending: what the versions' answers are held against on boards of any
/// shape. Classic boards go to search(); smaller ones to a plain search that takes blanks in reading order and is meant
/// for 4 x 4; larger ones to one that takes the blank with the fewest digits first: milliseconds where most cells are
/// filled, and no bound where few are.
SearchOutcome searchByCells(const Puzzle& puzzle, std::uint64_t limit = 2);

}  // namespace nonet
