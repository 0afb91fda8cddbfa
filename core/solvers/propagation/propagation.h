// The general solver: any board, any rules, by propagation and search (variants.md, section 4).
#pragma once

#include "core/foundation/progress.h"
#include "core/rules/puzzle.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace nonet {

struct PropagationLimits {
    /// Solutions after which the count ends, >= 1.
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

/// Counts the solutions of any puzzle up to the limit. Faulty constraints are no rules. The same answer, first solution
/// included, on every processor. The stop token is read at least every 10 ms.
PropagationOutcome searchByPropagation(const Puzzle& puzzle, const PropagationLimits& limits = {},
                                       std::stop_token stop = {});

}  // namespace nonet
