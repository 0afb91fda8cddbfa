// The fast classic 9x9 solver on plain arrays: for what asks by the million (batches, true candidates, diggers). For
// one puzzle of a document, search.h is the entry.
#pragma once

#include "core/board/classic_digits.h"

#include <cstdint>
#include <span>
#include <stop_token>

namespace nonet {

/// Positions at which a search may branch: as many as it takes.
inline constexpr std::uint64_t kNoBudget = ~std::uint64_t{0};

struct SearchLimits {
    /// Solutions after which the count ends, >= 1.
    std::uint64_t solutions = 2;
    /// Positions at which it may branch.
    std::uint64_t budget = kNoBudget;
};

struct SearchCount {
    /// Solutions found, at most the limit.
    std::uint64_t count = 0;
    /// Positions at which the search had to branch.
    std::uint64_t guesses = 0;
    /// Stopped from outside: count is a lower bound.
    bool wasStopped = false;
    /// It would have had to branch more often than the budget allows: count is a lower bound.
    bool budgetRanOut = false;
    /// The first solution found; blank while count is 0.
    ClassicDigits first;
};

/// Counts solutions up to a limit and gives the first, in one pass. Two equal givens in a house mean 0. The same
/// answer, first solution included, on every processor. Below a microsecond for most puzzles; the stop token is read at
/// least every 10 ms.
SearchCount countSolutions(const ClassicDigits& givens, const SearchLimits& limits = {}, std::stop_token stop = {});
/// Counts solutions where each cell may hold only its candidates (729 marks).
SearchCount countSolutions(const ClassicMarks& candidates, const SearchLimits& limits = {}, std::stop_token stop = {});

/// Each puzzle as countSolutions would answer it, in order, several in flight at once on this one thread. Both spans
/// have the same length. `limits` holds for each puzzle alone. After a stop, what was not decided says wasStopped.
void countSolutions(std::span<const ClassicDigits> puzzles, std::span<SearchCount> answers,
                    const SearchLimits& limits = {}, std::stop_token stop = {});
/// Counts many at once where each cell may hold only its candidates.
void countSolutions(std::span<const ClassicMarks> puzzles, std::span<SearchCount> answers,
                    const SearchLimits& limits = {}, std::stop_token stop = {});

/// Propagates naked and hidden singles and locked candidates to the fixpoint: a position to keep and to start searches
/// from. False where a contradiction shows; the marks then say nothing.
bool propagate(ClassicMarks& candidates);

}  // namespace nonet
