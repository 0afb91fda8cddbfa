// Rejection sampling: the way that every known program answers a goal ([Inverse 2] lists its three steps): generate at
// random, rate, keep what fits.
#pragma once

#include "core/foundation/progress.h"
#include "core/generators/goal.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace nonet {

struct KeptPuzzle {
    Puzzle puzzle;
    Grid solution;
    RatingReport rating;
};

struct RejectionOutcome {
    std::optional<KeptPuzzle> puzzle;
    /// Puzzles that were made and rated.
    std::uint64_t tried = 0;
    bool wasStopped = false;
};

/// Tries puzzles until one meets the goal, at most `mostTries`. The tries depend on the random source alone. Mask and
/// width are not looked at, and of `needed` only the path's uses.
RejectionOutcome sampleByRejection(const PuzzleGoal& goal, RandomSource& random, std::uint64_t mostTries = UINT64_MAX,
                                   std::stop_token stop = {}, const ProgressSink& progress = {});

}  // namespace nonet
