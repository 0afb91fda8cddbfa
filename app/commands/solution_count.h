#pragma once

#include "app/commands/answer.h"

#include <cstdint>

namespace nonet {

/// What a solver can say of the number of solutions.
struct CountedSolutions {
    std::uint64_t number = 0;
    bool isAtLeast = false;
    bool isUnknown = false;
};

/// What any solver's outcome says of the number of solutions, where it was to count up to `limit`.
template <typename Outcome>
CountedSolutions solutionCount(const Outcome& outcome, std::uint64_t limit) {
    return {.number = outcome.count,
            .isAtLeast = outcome.limitReached && limit > 1,
            .isUnknown = outcome.budgetRanOut || outcome.wasStopped};
}
/// A number, ">=N" or "?".
void addCount(Answer& answer, CountedSolutions count, const char* key = "count");

}  // namespace nonet
