// A second opinion on any puzzle: its rules stated as an exact cover, its solutions counted by dancing links. Faulty
// constraints are no rules. Shares nothing with propagation but the relations of rules/relation.h.
#pragma once

#include "core/rules/puzzle.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace nonet {

inline constexpr std::size_t kMostCoverOptions = 200'000;
/// Bounds the memory: some 40 bytes each.
inline constexpr std::size_t kMostCoverLinks = 1'000'000;

/// Which rule needs more than there is room for.
struct CannotState {
    enum class Reason : std::uint8_t { tooManyOptions, tooManyLinks, notWithinEitherOr };

    Reason reason;
    /// Into Layout::constraints; nothing for the houses.
    std::optional<int> constraint;

    friend bool operator==(const CannotState&, const CannotState&) = default;
};

struct ExactCoverOutcome {
    /// Solutions found, at most the limit.
    std::uint64_t count = 0;
    /// The limit was reached: there may be more.
    bool limitReached = false;
    /// Stopped from outside: count is a lower bound.
    bool wasStopped = false;
    /// It would have had to branch more often than the budget allows: count is a lower bound.
    bool budgetRanOut = false;
    /// The first solution found; holes are blank.
    std::optional<Grid> first;
    /// Positions at which it branched.
    std::uint64_t guesses = 0;
    /// Nothing was searched.
    std::optional<CannotState> cannotState;

    bool isDecided() const { return !wasStopped && !budgetRanOut && !cannotState; }
};

/// Counts the solutions up to the limit, limit >= 1. The token is read at least every 10 ms.
ExactCoverOutcome exactCover(const Puzzle& puzzle, std::uint64_t limit = 2, std::stop_token stop = {},
                             std::uint64_t budget = ~std::uint64_t{0});

}  // namespace nonet
