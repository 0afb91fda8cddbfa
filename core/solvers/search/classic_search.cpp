#include "core/solvers/search/classic_search.h"

#include "core/board/classic.h"
#include "core/solvers/search/band_state.h"
#include "core/solvers/search/search.h"

namespace nonet {
namespace {

CandidateGrid toCandidateGrid(const ClassicMarks& marks) {
    CandidateGrid candidates;
    for (const Cell cell : classic::kAllCells)
        candidates.at(cell) = DigitSet::fromBits(marks.at(cell));
    return candidates;
}

}  // namespace

SearchCount countSolutions(const ClassicDigits& givens, const SearchLimits& limits, std::stop_token stop) {
    return countSolutions(ClassicMarks::from(givens), limits, std::move(stop));
}

SearchCount countSolutions(const ClassicMarks& candidates, const SearchLimits& limits, std::stop_token stop) {
    const SearchOutcome outcome =
        search(Grid(), toCandidateGrid(candidates), limits.solutions, std::move(stop), limits.budget);
    SearchCount answer{outcome.count, outcome.guesses, outcome.wasStopped, outcome.budgetRanOut, {}};
    if (outcome.first)
        answer.first = ClassicDigits::from(*outcome.first);
    return answer;
}

void countSolutions(std::span<const ClassicDigits> puzzles, std::span<SearchCount> answers, const SearchLimits& limits,
                    std::stop_token stop) {
    assert(puzzles.size() == answers.size());
    for (std::size_t i = 0; i < puzzles.size(); ++i)
        answers[i] = countSolutions(puzzles[i], limits, stop);
}

bool propagate(ClassicMarks& candidates) {
    BandState state(Grid(), toCandidateGrid(candidates));
    if (!state.propagate())
        return false;
    for (const Cell cell : classic::kAllCells)
        candidates.at(cell) = state.candidates(cell).bits();
    return true;
}

}  // namespace nonet
