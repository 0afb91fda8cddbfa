#pragma once

#include "core/generators/pattern_proof.h"
#include "ui/generator/saved_recipe.h"

#include <vector>

namespace nonet {

enum class OrderState : std::uint8_t { running, paused, finished, cancelled, deadlinePassed, provedImpossible };

/// One recipe that is being worked on, or was.
struct GeneratorOrder {
    /// Tells it from other orders of this run of the program.
    int id = 0;
    SavedRecipe recipe;
    /// The recipe's, or the one drawn for it: the same recipe with it gives the same puzzles in the same order.
    std::uint64_t seed = 0;
    OrderState state = OrderState::running;
    std::vector<GoalPuzzle> found;
    /// The nearest miss so far, while nothing was found.
    std::optional<GoalPuzzle> best;
    std::uint64_t tried = 0;
    /// Why its mask cannot be filled, where it is over for that.
    PatternVerdict proof;
    /// Seconds that the queue has worked on it: orders that wait for their turn lose no time.
    double seconds = 0;
    /// Runs of the program one after the other that ended unexpectedly while it was worked on and came no further.
    int brokenRuns = 0;

    /// From this many on, it may be the order that ends the program.
    static constexpr int kSuspectRuns = 3;
    bool isSuspect() const { return brokenRuns >= kSuspectRuns; }
    bool isOver() const { return state != OrderState::running && state != OrderState::paused; }
};

}  // namespace nonet
