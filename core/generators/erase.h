// Random full grids, and puzzles dug from them by taking clues away while one solution remains (source 004).
#pragma once

#include "core/board/symmetry.h"
#include "core/foundation/random_source.h"
#include "core/rules/puzzle.h"

namespace nonet {

/// A random solved classic grid: random digits in a few random cells, then a search in random digit order. Every grid
/// can come, not each with the same probability.
Grid randomSolution(RandomSource& random);

struct EraseOptions {
    Symmetry symmetry = Symmetry::none;
    /// Digging stops at this many clues; 0 digs until no orbit of clues can go.
    int fewestClues = 0;
};

/// Clears whole orbits of cells in random order, each only while one solution remains. Without symmetry and with
/// fewestClues 0 the result is minimal. Cost: one solution count a cell, below 1 ms together.
Puzzle erase(const Grid& solution, RandomSource& random, const EraseOptions& options = {});

}  // namespace nonet
