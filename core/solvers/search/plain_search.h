#pragma once

#include "core/rules/puzzle.h"
#include "core/solvers/search/search.h"

namespace nonet {

/// Solutions counted cell by cell, blanks in reading order and digits ascending: what the versions' answers are held
/// against on boards of any shape. Classic boards go to search(); others to a plain search that is meant for 4 x 4.
SearchOutcome searchByCells(const Puzzle& puzzle, std::uint64_t limit = 2);

}  // namespace nonet
