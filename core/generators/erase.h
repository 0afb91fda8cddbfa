// Random full grids, and puzzles dug from them by taking clues away while one solution remains [Variants].
#pragma once

#include "core/board/symmetry.h"
#include "core/foundation/random_source.h"
#include "core/generators/orbits.h"
#include "core/rating/rating.h"
#include "core/rules/puzzle.h"
#include "core/solvers/search/classic_search.h"

#include <optional>

namespace nonet {

/// randomGrid, for a document: a random solved classic grid, close to uniform over all.
Grid randomSolution(RandomSource& random);

enum class Removal : std::uint8_t {
    /// The cells that the symmetry maps onto each other go together.
    orbits,
    /// Cells go two by two, paired at random; what is left at the end goes one by one.
    randomPairs,
};

struct EraseOptions {
    Symmetry symmetry = Symmetry::none;
    /// Digging stops at this many clues; 0 digs until nothing can go.
    int fewestClues = 0;
    /// Pairs have no symmetry.
    Removal removal = Removal::orbits;
    /// HoDoKu's. Clues without which the puzzle would be harder stay, and digging stops as soon as the level is met:
    /// the score is above the maximum of the level before. An easy puzzle is dug as far as it stays easy.
    std::optional<Level> stopAt = std::nullopt;
    /// A check for a second solution that branches more often counts as one that found it.
    std::uint64_t checkBudget = kNoBudget;
};

/// Clears cells together in random order, each time only while one solution remains; the solution is a solved classic
/// grid. Without symmetry and with fewestClues 0 the result is minimal, and the same as dig's. Cost: some tens of
/// microseconds; with stopAt about a millisecond.
Puzzle erase(const Grid& solution, RandomSource& random, const EraseOptions& options = {});

/// The clues that erase leaves, without the way over documents.
ClassicCellSet digOrbits(const ClassicDigits& solution, const Orbits& orbits, int fewestClues, RandomSource& random);

}  // namespace nonet
