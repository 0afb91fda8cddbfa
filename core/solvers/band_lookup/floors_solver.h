// Solves by looking up which trios fit together ([Lookup], on the table of trio configurations): filters the trios of
// all mini-lines to a fixpoint and, where that does not decide, tries each trio of the mini-line that has fewest.
#pragma once

#include "core/solvers/band_lookup/lookup_position.h"

#include <stop_token>
#include <vector>

namespace nonet {

struct LookupLimits {
    /// Solutions after which the search ends, >= 1.
    std::uint64_t solutions = 2;
    /// Solutions to hand out; the others are only counted.
    std::uint64_t kept = 1000;
    /// Positions at which it may branch.
    std::uint64_t budget = ~std::uint64_t{0};
};

struct FloorsOutcome {
    /// Solutions found, at most the limit.
    std::uint64_t count = 0;
    /// In the order in which they were found.
    std::vector<ClassicDigits> solutions;
    /// The limit was reached: there may be more.
    bool limitReached = false;
    /// Stopped from outside: count is a lower bound.
    bool wasStopped = false;
    /// It would have had to branch more often than the budget allows: count is a lower bound.
    bool budgetRanOut = false;
    /// Positions at which it had to branch, trios tried there, and the most branches above one position.
    std::uint64_t branches = 0;
    std::uint64_t trials = 0;
    int deepest = 0;
    FilterCounts filter;
};

/// Finds solutions of classic candidates (givens: ClassicMarks::from) up to the limit. Two equal givens in a house mean
/// none. Some 0.05 ms for 17 clues, a millisecond for the hardest; the token is read at least every 10 ms.
FloorsOutcome solveByFloors(const ClassicMarks& candidates, const LookupLimits& limits = {}, std::stop_token stop = {});

}  // namespace nonet
