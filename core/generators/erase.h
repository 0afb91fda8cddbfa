// Random full grids, and puzzles dug from them by taking clues away while one solution remains (source 004).
#pragma once

#include "core/board/symmetry.h"
#include "core/foundation/random_source.h"
#include "core/rules/puzzle.h"

namespace nonet {

/// randomGrid, for a document: a random solved classic grid, close to uniform over all.
Grid randomSolution(RandomSource& random);

struct EraseOptions {
    Symmetry symmetry = Symmetry::none;
    /// Digging stops at this many clues; 0 digs until no orbit of clues can go.
    int fewestClues = 0;
};

/// Clears whole orbits of cells in random order, each only while one solution remains; the solution is a solved classic
/// grid. Without symmetry and with fewestClues 0 the result is minimal, and the same as dig's. Cost: some tens of
/// microseconds.
Puzzle erase(const Grid& solution, RandomSource& random, const EraseOptions& options = {});

}  // namespace nonet
