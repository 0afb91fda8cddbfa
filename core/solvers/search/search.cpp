#include "core/solvers/search/search.h"

#include <utility>

namespace nonet {

SearchOutcome search(const Puzzle& puzzle, std::uint64_t limit, std::stop_token stop, std::uint64_t budget) {
    assert(puzzle.isClassic());
    CandidateGrid candidates;
    if (puzzle.startCandidates)
        candidates = *puzzle.startCandidates;
    return search(puzzle.givens, candidates, limit, std::move(stop), budget);
}

SearchOutcome search(const Grid& digits, const CandidateGrid& candidates, std::uint64_t limit, std::stop_token stop,
                     std::uint64_t budget) {
    const SearchCount counted =
        countSolutions(ClassicMarks::from(digits, candidates), {.solutions = limit, .budget = budget}, std::move(stop));
    SearchOutcome outcome;
    outcome.count = counted.count;
    outcome.limitReached = counted.count >= limit;
    outcome.wasStopped = counted.wasStopped;
    outcome.budgetRanOut = counted.budgetRanOut;
    outcome.guesses = counted.guesses;
    if (counted.count > 0)
        outcome.first = counted.first.toGrid();
    return outcome;
}

}  // namespace nonet
