#include "core/answers/solution_facts.h"

#include "core/solvers/entry/entry.h"
#include "core/techniques/engine.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>

namespace nonet {

namespace {

/// Descents that an estimate makes; fewer on large boards, where each takes long.
constexpr int kDescents = 400;
constexpr int kDescentsOnLarge = 200;
/// In cells; boards above it are large.
constexpr int kLargeBoard = 200;

SearchLimits limitsOf(const Puzzle& puzzle, std::uint64_t solutions) {
    SearchLimits limits{.solutions = solutions};
    if (!puzzle.isClassic())
        limits.budget = kSolutionBudget;
    return limits;
}

/// Whatever is drawn on it.
bool isBlankClassic(const Puzzle& puzzle) {
    return puzzle.layout() == Layout() && puzzle.givens.filledCount() == 0 && !puzzle.startCandidates;
}

bool comesBefore(const Constraint& a, const Constraint& b) {
    const auto placeOf = [](const Constraint& of) {
        const OutsidePlace place = of.place.value_or(OutsidePlace{});
        return std::array<int, 5>{of.place ? 1 : 0, place.row, place.column, place.down, place.right};
    };
    const auto rest = [](const Constraint& of) { return std::tie(of.kind, of.parts, of.values, of.digits, of.text); };
    return rest(a) != rest(b) ? rest(a) < rest(b) : placeOf(a) < placeOf(b);
}

/// What the estimate rests on, in an order that only the rules decide: its descents branch by the model's order.
Puzzle inOrder(const Puzzle& puzzle) {
    Layout layout = puzzle.layout();
    std::ranges::stable_sort(layout.constraints, comesBefore);
    Puzzle ordered(std::move(layout), puzzle.givens);
    ordered.startCandidates = puzzle.startCandidates;
    return ordered;
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
    if (isBlankClassic(puzzle)) {
        count.known = kClassicGrids;
        const double log10 = std::log10(6.670903752021072936960e21);
        count.about = {log10, log10};
        return count;
    }
    const bool isLarge = puzzle.shape().cellCount() > kLargeBoard;
    const EstimateLimits limits{.descents = isLarge ? kDescentsOnLarge : kDescents};
    count.about = rangeOf(aboutHowMany(inOrder(puzzle), limits, std::move(stop)));
    if (count.about)
        count.about->leastLog10 = std::max(count.about->leastLog10, std::log10(static_cast<double>(count.count)));
    return count;
}

}  // namespace nonet
