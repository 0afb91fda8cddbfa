#include "core/answers/next_solution.h"

#include "core/answers/solution_facts.h"
#include "core/solvers/entry/entry.h"

namespace nonet {

NextSolution nextSolution(const Puzzle& puzzle, const std::optional<Grid>& after, std::stop_token stop) {
    std::optional<Grid> first;
    NextSolution next;
    bool isAfter = !after;
    std::uint64_t seen = 0;
    const auto visit = [&](const Grid& solution) {
        ++seen;
        if (!first)
            first = solution;
        if (isAfter) {
            next.solution = solution;
            next.number = seen;
            return false;
        }
        isAfter = solution == *after;
        return true;
    };
    const SearchOutcome outcome =
        allSolutions(puzzle, {.solutions = kMostSolutionsShown, .budget = kSolutionBudget}, std::move(stop), visit);
    if (next.solution)
        return next;
    next.wasStopped = outcome.wasStopped || outcome.budgetRanOut;
    if (next.wasStopped || !first)
        return next;
    next.solution = first;
    next.number = 1;
    next.beganAnew = isAfter && !outcome.limitReached;
    return next;
}

}  // namespace nonet
