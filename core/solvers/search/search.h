// The fast classic 9x9 solver and counter.
#pragma once

#include "core/board/candidate_grid.h"
#include "core/board/grid.h"
#include "core/rules/puzzle.h"
#include "core/solvers/search/classic_search.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace nonet {

struct SearchOutcome {
    /// Solutions found, at most the limit.
    std::uint64_t count = 0;
    /// The limit was reached: there may be more.
    bool limitReached = false;
    /// Stopped from outside: count is a lower bound.
    bool wasStopped = false;
    /// It would have had to branch more often than the budget allows: count is a lower bound.
    bool budgetRanOut = false;
    /// The first solution found.
    std::optional<Grid> first;
    /// Positions at which the search had to branch.
    std::uint64_t guesses = 0;
};

/// Counts the solutions of a classic puzzle (its start candidates honoured) up to the limit, limit >= 1. Equal givens
/// in a house mean 0. Microseconds for most puzzles; the stop token is read at least every 10 ms.
SearchOutcome search(const Puzzle& puzzle, std::uint64_t limit = 2, std::stop_token stop = {},
                     std::uint64_t budget = kNoBudget);

/// Counts from digits and candidates: each blank cell limited to its candidates.
SearchOutcome search(const Grid& digits, const CandidateGrid& candidates, std::uint64_t limit = 2,
                     std::stop_token stop = {}, std::uint64_t budget = kNoBudget);

}  // namespace nonet
