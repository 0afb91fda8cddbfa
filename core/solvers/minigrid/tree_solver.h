// Version 3.1 of the minigrid solver [Minigrid]: a tree of trees. Each box of S_M in turn gets its permutation tree,
// grown under the clues and the permutations chosen for the earlier boxes; where a box has no permutation left, the box
// before gets its next one.
//
// [Minigrid] stores each box's permutations before it goes on to the next box. Here a tree waits at its leaf until it
// is revisited: the same vertices are opened, in another order, and nothing is stored.
#pragma once

#include "core/solvers/minigrid/box_sequence.h"
#include "core/solvers/minigrid/minigrid_outcome.h"

#include <stop_token>

namespace nonet {

struct TreeOutcome : MinigridOutcome {
    /// Trees grown, by level.
    std::vector<std::uint64_t> trees;
    /// Times that a level was left without a permutation, by level.
    std::vector<std::uint64_t> backs;
};

/// A step is an uncut vertex, each tree's root included. Over 20 million a second; the token is read at least every
/// 10 ms. Two equal clues in a house mean no solution, after no step. An empty order stands for S_M.
TreeOutcome solveByTrees(const Puzzle& puzzle, const MinigridLimits& limits = {}, std::stop_token stop = {},
                         const BoxOrder& order = {});

}  // namespace nonet
