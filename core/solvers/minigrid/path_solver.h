// Version 3.2 of the minigrid solver [Minigrid]: the valid permutations of all boxes first, from the clues alone;
// then the boxes along a path, each permutation compared with those chosen for earlier boxes of its band and stack.
#pragma once

#include "core/solvers/minigrid/box_sequence.h"
#include "core/solvers/minigrid/minigrid_outcome.h"

#include <stop_token>

namespace nonet {

/// More permutations of all boxes together are not stored: what nine empty boxes have.
inline constexpr std::uint64_t kMostListedPermutations = 3'265'920;

struct PathOutcome : MinigridOutcome {
    /// By box; up to the cap where there are too many.
    std::vector<std::uint64_t> permutations;
    /// Times that a level was left without a permutation, by level.
    std::vector<std::uint64_t> backs;
};

/// A step is one permutation placed and compared, however many it is compared with. Over 20 million a second; the token
/// is read at least every 10 ms. Two equal clues in a house mean no solution, after no step. At most 8 bytes a
/// permutation.
PathOutcome solveByPath(const Puzzle& puzzle, const BoxOrder& order, const MinigridLimits& limits = {},
                        std::stop_token stop = {});

}  // namespace nonet
