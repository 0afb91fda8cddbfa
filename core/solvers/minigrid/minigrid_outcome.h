// What every version is asked and answers.
#pragma once

#include "core/board/grid.h"
#include "core/solvers/minigrid/trace.h"

#include <cstdint>
#include <vector>

namespace nonet {

struct MinigridLimits {
    /// Solutions after which it ends, >= 1.
    std::uint64_t solutions = 2;
    /// Solutions to hand out; the others are only counted.
    std::uint64_t kept = 1000;
    /// Steps to count at most; what a step is says each version.
    std::uint64_t budget = ~std::uint64_t{0};
    /// Where to write what it does, if anywhere.
    Trace* trace = nullptr;
};

struct MinigridOutcome {
    /// Solutions found, at most the limit.
    std::uint64_t count = 0;
    /// In the order in which they were found.
    std::vector<Grid> solutions;
    /// The limit was reached: there may be more.
    bool limitReached = false;
    /// Stopped from outside: count is a lower bound.
    bool wasStopped = false;
    /// Stopped after `steps` steps: not decided, count is a lower bound.
    bool budgetRanOut = false;
    /// The boxes have more permutations than the version can hold: not decided, count is 0 and says nothing.
    bool hasTooManyPermutations = false;
    /// A board too large, or rules beyond houses (minigridSupport): nothing was done.
    bool isNotOffered = false;
    /// Permutations of all boxes that were listed (3.2, 4.1, 4.2); where they are too many, there may be more.
    std::uint64_t permutationsListed = 0;
    std::uint64_t steps = 0;
    /// Steps when the first solution was found; 0 where none was.
    std::uint64_t stepsToFirst = 0;

    /// All solutions are known, or as many as were asked for.
    bool isDecided() const { return !wasStopped && !budgetRanOut && !hasTooManyPermutations && !isNotOffered; }
};

}  // namespace nonet
