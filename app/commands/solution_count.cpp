#include "app/commands/solution_count.h"

namespace nonet {

SolutionCount solutionCount(const SearchOutcome& outcome, std::uint64_t limit) {
    return {.number = outcome.count,
            .isAtLeast = outcome.limitReached && limit > 1,
            .isUnknown = outcome.budgetRanOut || outcome.wasStopped};
}

void addCount(Answer& answer, SolutionCount count) {
    if (count.isUnknown)
        answer.add("count", "?");
    else if (count.isAtLeast)
        answer.add("count", ">=" + std::to_string(count.number));
    else
        answer.add("count", count.number);
}

}  // namespace nonet
