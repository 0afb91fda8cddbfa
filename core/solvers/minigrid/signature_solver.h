// Version 4.2 of the minigrid solver ([Minigrid], whose chapter on it was unavailable; this is our reading): the graph
// compacted. No edge is stored: a permutation is known by its row signature and its column signature, and which of them
// go together in a band or stack stands in the table of trio configurations (core/canonical/trio_table.h), or is
// computed where boxes are not 3 x 3. Whole bands and stacks are pruned jointly until nothing changes; where that does
// not decide, each permutation of the box that has fewest is tried.
#pragma once

#include "core/board/classic_digits.h"
#include "core/solvers/minigrid/box_facts.h"
#include "core/solvers/minigrid/minigrid_outcome.h"

#include <stop_token>

namespace nonet {

struct SignatureOutcome : MinigridOutcome {
    /// Permutations that were set up: those that the cells' candidates leave, once singles have been followed up.
    std::uint64_t nodes = 0;
    /// Permutations that the first pruning left.
    std::uint64_t nodesAfterPruning = 0;
    /// Visits to chutes.
    std::uint64_t scans = 0;
    /// Permutations tried; 0 where pruning alone decides.
    std::uint64_t tried = 0;
    /// The most of them at once.
    int deepest = 0;

    bool isDecidedByPruning() const { return isDecided() && tried == 0; }
};

/// A step is a signature looked up or compared while pruning, or a permutation tried. Classic boards: some microseconds
/// for easy puzzles, milliseconds for the hardest, any number of clues. Boards of other shapes: answered by
/// hasTooManyPermutations where their boxes have over 300,000. Under 64 MB. The token is read at least every 10 ms. Two
/// equal clues in a house mean no solution.
SignatureOutcome solveBySignatures(const Puzzle& puzzle, const MinigridLimits& limits = {}, std::stop_token stop = {});
/// Solves from classic candidates (givens: ClassicMarks::from).
SignatureOutcome solveBySignatures(const ClassicMarks& candidates, const MinigridLimits& limits = {},
                                   std::stop_token stop = {});

}  // namespace nonet
