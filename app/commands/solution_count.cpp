#include "app/commands/solution_count.h"

namespace nonet {

SolutionCount solutionCount(const SearchOutcome& outcome, std::uint64_t limit) {
    return {.number = outcome.count,
            .isAtLeast = outcome.limitReached && limit > 1,
            .isUnknown = outcome.budgetRanOut || outcome.wasStopped};
}

void addCount(Answer& answer, SolutionCount count, const char* key) {
    if (count.isUnknown)
        answer.add(key, "?");
    else if (count.isAtLeast)
        answer.add(key, ">=" + std::to_string(count.number));
    else
        answer.add(key, count.number);
}

}  // namespace nonet
