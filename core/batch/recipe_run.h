#pragma once

#include "core/generators/recipe.h"

#include <chrono>
#include <functional>

namespace nonet {

struct RecipeRun {
    Recipe recipe = {};
    std::uint64_t seed = 0;
    std::uint64_t count = 1;
    int threads = 1;
    /// No work begins after it, and what is under way is stopped.
    std::optional<std::chrono::steady_clock::time_point> deadline = std::nullopt;
};

struct RecipeProgress {
    std::uint64_t found = 0;
    /// Puzzles made and sorted so far.
    std::uint64_t tried = 0;
};

struct RecipeOutcome {
    std::uint64_t found = 0;
    std::uint64_t tried = 0;
    /// The nearest miss, where nothing was found.
    std::optional<GoalPuzzle> best;
    /// As in GoalPiece.
    std::uint64_t fewestSolutions = 0;
    bool hasReachedDeadline = false;
    bool wasStopped = false;
};

/// Searches on all threads and hands the puzzles on in one order, which depends on recipe and seed alone: a shorter run
/// is the beginning of a longer one. `take` and `progress` are called by one thread at a time; false from `take` ends
/// the run. A recipe that contradicts itself is run all the same: ask contradictionIn first.
RecipeOutcome runRecipe(const RecipeRun& run, const std::function<bool(const GoalPuzzle&)>& take,
                        std::stop_token stop = {}, const std::function<void(const RecipeProgress&)>& progress = {});

}  // namespace nonet
