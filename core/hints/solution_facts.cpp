#include "core/hints/solution_facts.h"

#include "core/solvers/search/search.h"
#include "core/techniques/engine.h"

namespace nonet {

SolutionFacts solutionFacts(const Puzzle& puzzle, std::stop_token stop) {
    if (!puzzle.isClassic())
        return {};
    const SearchOutcome outcome = search(puzzle, 2, std::move(stop));
    SolutionFacts facts;
    if (outcome.count > 1) {
        facts.state = SolutionState::several;
    } else if (!outcome.wasStopped) {
        facts.state = outcome.count == 1 ? SolutionState::one : SolutionState::none;
        facts.solution = outcome.first;
        facts.permitsUniqueness = outcome.count == 1 && allowsUniqueness(puzzle);
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
    const SearchOutcome one = search(puzzle, 1, stop);
    if (!one.first)
        return std::nullopt;
    // Another solution has another digit in some blank cell.
    const CandidateGrid all = puzzle.initialCandidates();
    for (int i = 0; i < puzzle.givens.cellCount(); ++i) {
        const Cell cell(i);
        if (!puzzle.givens.isBlank(cell))
            continue;
        CandidateGrid others = all;
        others.at(cell).erase(*one.first->digit(cell));
        if (others.at(cell).isEmpty())
            continue;
        const SearchOutcome two = search(puzzle.givens, others, 1, stop);
        if (two.first)
            return TwoSolutions{*one.first, *two.first};
    }
    return std::nullopt;
}

SolutionCount countSolutions(const Puzzle& puzzle, std::stop_token stop) {
    const SearchOutcome outcome = search(puzzle, kMostCounted, std::move(stop));
    return {outcome.count, outcome.limitReached || outcome.wasStopped};
}

}  // namespace nonet
