#include "core/hints/solution_facts.h"

#include "core/solvers/entry/entry.h"
#include "core/techniques/engine.h"

namespace nonet {

namespace {

/// Above it the estimate says less than a power of ten.
constexpr double kLargestError = 0.5;

SearchLimits limitsOf(const Puzzle& puzzle, std::uint64_t solutions) {
    SearchLimits limits{.solutions = solutions};
    if (!puzzle.isClassic())
        limits.budget = kSolutionBudget;
    return limits;
}

}  // namespace

SolutionFacts solutionFacts(const Puzzle& puzzle, std::stop_token stop) {
    const SearchOutcome outcome = countSolutions(puzzle, limitsOf(puzzle, 2), std::move(stop));
    SolutionFacts facts;
    if (outcome.count > 1) {
        facts.state = SolutionState::several;
    } else if (!outcome.wasStopped && !outcome.budgetRanOut) {
        facts.state = outcome.count == 1 ? SolutionState::one : SolutionState::none;
        facts.solution = outcome.first;
        facts.permitsUniqueness = outcome.count == 1 && puzzle.isClassic() && allowsUniqueness(puzzle);
    }
    return facts;
}

std::vector<Cell> TwoSolutions::differences() const {
    std::vector<Cell> cells;
    for (int i = 0; i < first.cellCount(); ++i)
        if (first.valueAt(Cell(i)) != second.valueAt(Cell(i)))
            cells.push_back(Cell(i));
    return cells;
}

std::optional<TwoSolutions> twoSolutions(const Puzzle& puzzle, const std::stop_token& stop) {
    std::vector<Grid> found;
    allSolutions(puzzle, limitsOf(puzzle, 2), stop, [&found](const Grid& solution) {
        found.push_back(solution);
        return true;
    });
    return found.size() < 2 ? std::nullopt : std::optional(TwoSolutions{found[0], found[1]});
}

SolutionCount countUpToMost(const Puzzle& puzzle, std::stop_token stop) {
    const SearchOutcome outcome = countSolutions(puzzle, limitsOf(puzzle, kMostCounted), stop);
    SolutionCount count{outcome.count, outcome.limitReached || outcome.wasStopped || outcome.budgetRanOut};
    if (!outcome.limitReached || outcome.wasStopped)
        return count;
    const SolutionEstimate estimate = aboutHowMany(puzzle, {}, std::move(stop));
    if (!estimate.wasStopped && estimate.arrived > 0 && estimate.relativeError <= kLargestError)
        count.aboutLog10 = estimate.meanLog10;
    return count;
}

}  // namespace nonet
