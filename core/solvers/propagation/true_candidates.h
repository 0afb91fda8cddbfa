// The true candidates of any puzzle: those that some solution uses, and how many solutions do.
//
// For cap 1 a cell is asked for a solution with one of its undecided symbols, the cell with most of them first. A
// solution decides a symbol in every cell; where there is none, these symbols go from the start position for good.
// Questions that prove hard wait until the others are answered. What the search learned of conflicts stays throughout.
// For a higher cap one walk follows through what is left, and leaves every branch in which each candidate has its
// count; so no solution is counted twice.
#pragma once

#include "core/foundation/progress.h"
#include "core/rules/puzzle.h"
#include "core/solvers/propagation/candidate_knowledge.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>

namespace nonet {

class WitnessStore;

struct TrueCandidatesQuestion {
    /// Solutions counted a candidate, >= 1.
    std::uint32_t cap = 1;
    /// Contradictions after which it gives up.
    std::uint64_t budget = ~std::uint64_t{0};
    /// What earlier answers knew, by WitnessStore::take() of this puzzle; learns what is found. Owned by the caller.
    WitnessStore* witnesses = nullptr;
};

struct PuzzleCandidates {
    CandidateKnowledge candidates;
    /// Candidates are left open.
    bool wasStopped = false;
    bool budgetRanOut = false;
    /// Questions put to the search, positions at which it branched, and contradictions.
    std::uint64_t questions = 0;
    std::uint64_t guesses = 0;
    std::uint64_t failures = 0;
};

/// What is known so far, and how many candidates of all are decided. From the job's own thread, at most some hundred
/// times a second.
using CandidatesSink = std::function<void(const CandidateKnowledge&, Progress)>;

/// Nothing is possible where there is no solution. Cost: a search for each solution that decides something new and for
/// each candidate that is impossible and does not show so. The token is read at least every 10 ms.
PuzzleCandidates trueCandidates(const Puzzle& puzzle, const TrueCandidatesQuestion& question = {},
                                std::stop_token stop = {}, const CandidatesSink& sink = {});

}  // namespace nonet
