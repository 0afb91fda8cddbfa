// Version 4.1 of the minigrid solver ([Minigrid], whose chapter on it was unavailable; this is our reading of what
// chapter 3 says of it): the graph of all permutations, then all its selections of one node a box with every pair of
// neighbours joined. All solutions, or the answer that there is none.
#pragma once

#include "core/solvers/minigrid/minigrid_outcome.h"
#include "core/solvers/minigrid/permutation_graph.h"

namespace nonet {

struct GraphOutcome : MinigridOutcome {
    /// Permutations of all boxes; counted up to 4,000,000.
    std::uint64_t nodes = 0;
    std::uint64_t edges = 0;
    /// Nodes that still have an edge to each neighbouring box after taking away, round by round, those that have not.
    std::uint64_t nodesAfterPruning = 0;
    std::uint64_t rounds = 0;
    /// Permutations tried while searching; 0 where pruning left one a box.
    std::uint64_t tried = 0;
};

/// A step is a pair of permutations compared for an edge, or one tried in the search. The graph takes at most
/// kLargestGraphBytes; a puzzle that needs more is answered by hasTooManyPermutations. The token is read at least every
/// 10 ms. Two equal clues in a house mean no solution, after no step.
GraphOutcome solveByGraph(const Puzzle& puzzle, const MinigridLimits& limits = {}, std::stop_token stop = {});

}  // namespace nonet
