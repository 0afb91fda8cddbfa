// Givens that would leave one solution: "these three clues would do". The candidate that fewest of the solutions found
// so far use is taken, until one of them is left; search then finds others, or that there are none; what can be spared
// in the end goes again. Where the puzzle has a solution layer, only its digits are taken: what is left is the solution
// that the setter has in mind.
#pragma once

#include "core/answers/solution_facts.h"
#include "core/board/cell.h"
#include "core/solvers/propagation/witness_store.h"

#include <stop_token>
#include <vector>

namespace nonet {

struct MissingClues {
    /// The state of the puzzle as it is: with one solution, or none, nothing is missing.
    SolutionState state = SolutionState::unknown;
    /// In reading order. None of them can be spared, unless it was stopped or given up.
    std::vector<Candidate> clues = {};
    /// With them there is one solution.
    bool isProved = false;
    /// No solution has all digits of the puzzle's solution layer: there are no clues towards it.
    bool breaksSolutionLayer = false;

    friend bool operator==(const MissingClues&, const MissingClues&) = default;
};

/// `known`: taken to this puzzle; learns what is found. Few clues, not the fewest. A layer that is not whole may not
/// have enough digits: then those that help are there, unproved. Cost: some searches for each clue. The stop token is
/// read at least every 10 ms.
MissingClues missingClues(const Puzzle& puzzle, WitnessStore& known, std::stop_token stop = {});

}  // namespace nonet
