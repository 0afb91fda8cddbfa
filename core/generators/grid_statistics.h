// How often a technique is needed among the puzzles of one solution grid. There are far too many to go through; minimal
// ones are dug in random orders, as dig does it, so a share has a standard error of sqrt(share * (1 - share) /
// puzzles).
#pragma once

#include "core/board/classic_digits.h"
#include "core/foundation/progress.h"
#include "core/foundation/random_source.h"
#include "core/rating/rating.h"

#include <cstdint>
#include <stop_token>

namespace nonet {

struct GridStatistics {
    /// Looked at; fewer than asked for after a stop.
    std::uint64_t puzzles = 0;
    std::uint64_t clues = 0;
    /// By technique: puzzles that it is the hardest of, and puzzles whose path uses it, so that nothing easier finishes
    /// them.
    TechniqueArray<std::uint64_t> hardest{};
    TechniqueArray<std::uint64_t> needed{};
    /// By level, and those that the techniques do not finish.
    EnumArray<Level, std::uint64_t, 5> levels{};
    std::uint64_t unfinished = 0;
    bool wasStopped = false;
};

/// The solution is a solved grid. Cost: about a tenth of a millisecond a puzzle.
GridStatistics sampleGrid(const ClassicDigits& solution, std::uint64_t puzzles, RandomSource& random,
                          const Profile& profile = hodokuProfile(), std::stop_token stop = {},
                          const ProgressSink& progress = {});

}  // namespace nonet
