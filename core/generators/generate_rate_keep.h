// The way that every known program answers a goal: generate at random, rate, keep what fits. The source (002) calls it
// the repository method.
#pragma once

#include "core/board/symmetry.h"
#include "core/foundation/progress.h"
#include "core/foundation/random_source.h"
#include "core/rating/rating.h"
#include "core/rules/puzzle.h"

#include <cstdint>
#include <limits>
#include <optional>

namespace nonet {

/// What a puzzle must meet. Empty fields ask for nothing.
struct PuzzleGoal {
    /// The level is met, and the score is above the previous level's maximum (HoDoKu's rule for generating).
    std::optional<Level> level = std::nullopt;
    /// The path needs it and nothing harder (of a larger search order).
    std::optional<TechniqueId> hardest = std::nullopt;
    int lowestScore = 0;
    int highestScore = std::numeric_limits<int>::max();
    int fewestClues = 0;
    int mostClues = 81;
    Symmetry symmetry = Symmetry::none;
};

struct KeptPuzzle {
    Puzzle puzzle;
    Grid solution;
    RatingReport rating;
};

struct KeepOutcome {
    std::optional<KeptPuzzle> puzzle;
    /// Puzzles that were made and rated.
    std::uint64_t tried = 0;
    bool wasStopped = false;
};

/// True where a rated puzzle meets the goal. A puzzle that the techniques do not finish meets no level and no hardest.
bool meets(const PuzzleGoal& goal, const Puzzle& puzzle, const HodokuRating& rating);

/// Tries puzzles until one meets the goal, at most `mostTries`. The tries depend on the random source alone.
KeepOutcome generateRateKeep(const PuzzleGoal& goal, RandomSource& random, std::uint64_t mostTries = UINT64_MAX,
                             std::stop_token stop = {}, const ProgressSink& progress = {});

}  // namespace nonet
