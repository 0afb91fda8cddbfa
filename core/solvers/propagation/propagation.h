// The general solver: any board, any rules, by propagation and search.
#pragma once

#include "core/rules/puzzle.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>

namespace nonet {

struct PropagationLimits {
    /// Solutions after which it ends, >= 1.
    std::uint64_t solutions = 2;
    /// Contradictions after which it gives up.
    std::uint64_t budget = ~std::uint64_t{0};
};

struct PropagationOutcome {
    /// Solutions found, at most the limit.
    std::uint64_t count = 0;
    /// The limit was reached: there may be more.
    bool limitReached = false;
    /// Stopped from outside: count is a lower bound.
    bool wasStopped = false;
    /// The budget ran out: count is a lower bound.
    bool budgetRanOut = false;
    /// The first solution found; holes are blank.
    std::optional<Grid> first;
    /// Positions at which it branched, and branches that came to a contradiction.
    std::uint64_t guesses = 0;
    std::uint64_t failures = 0;
};

/// Takes a solution; false where it is enough.
using SolutionVisit = std::function<bool(const Grid& solution)>;

/// Counts the solutions of any puzzle up to the limit. Faulty constraints are no rules. The same answer, first solution
/// included, on every processor. The stop token is read at least every 10 ms. Each solution found is shown, and where
/// the search began anew, some again; an end that the visit asked for is told as the limit's.
PropagationOutcome searchByPropagation(const Puzzle& puzzle, const PropagationLimits& limits = {},
                                       std::stop_token stop = {}, const SolutionVisit& visit = {});

/// As searchByPropagation(), but no solution is shown twice, so what follows from several rules together is worked out
/// for easy puzzles, too.
PropagationOutcome visitByPropagation(const Puzzle& puzzle, const PropagationLimits& limits, std::stop_token stop,
                                      const SolutionVisit& visit);

struct AnySolutionLimits {
    /// Another seed, mostly another solution.
    std::uint64_t seed = 0;
    std::uint64_t budget = ~std::uint64_t{0};
};

/// One solution, by what the seed prefers, at once or after restarts: count is 1 or, where none was found, 0.
PropagationOutcome anySolutionByPropagation(const Puzzle& puzzle, const AnySolutionLimits& limits = {},
                                            std::stop_token stop = {});

}  // namespace nonet
