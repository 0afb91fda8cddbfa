// Puzzles by the inverse methods of [Inverse], in both readings that are sound: clue by clue, and mark by mark with
// the repair. Each is confirmed by a solver that had no part in making it.
#pragma once

#include "core/generators/inverse/clue_removal.h"
#include "core/generators/inverse/mark_search.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace nonet {

struct InverseOptions {
    InverseRank rank = InverseRank::xWings;
    Symmetry symmetry = Symmetry::none;
    /// The fewest and the most clues that a puzzle may have.
    int fewestClues = 0;
    int mostClues = 81;
    /// Where it holds something, the marks are searched first, by this plan, and clues are taken from what the repair
    /// gives.
    std::vector<HeuristicStage> plan = {};
};

struct InversePuzzle {
    ClassicDigits clues;
    ClassicDigits solution;
    friend bool operator==(const InversePuzzle&, const InversePuzzle&) = default;
};

struct InverseOutcome {
    std::optional<InversePuzzle> puzzle;
    std::uint64_t tried = 0;
    /// Puzzles that the other solver refused: always 0, else there is a fault here.
    std::uint64_t refused = 0;
    bool wasStopped = false;
};

/// A puzzle with this solution, whatever its number of clues.
ClassicDigits inverseClues(const ClassicDigits& solution, RandomSource& random, const InverseOptions& options = {});

/// Whether the puzzle has this one solution, by the floors of [Lookup].
bool isConfirmed(const InversePuzzle& puzzle);

/// Tries random grids until a puzzle has as many clues as asked for and is confirmed. Cost: a tenth of a millisecond a
/// try without a plan.
InverseOutcome makeInverse(RandomSource& random, const InverseOptions& options = {},
                           std::uint64_t mostTries = UINT64_MAX, std::stop_token stop = {});

}  // namespace nonet
