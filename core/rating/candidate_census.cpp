#include "core/rating/candidate_census.h"

#include "core/solvers/search/singles_state.h"

namespace nonet {
namespace {

void count(CellsByCandidates& cells, ClassicDigitSet candidates) {
    ++cells[static_cast<std::size_t>(candidates.count())];
}

}  // namespace

CandidateWeights standardWeights() {
    CandidateWeights weights{};
    for (std::size_t i = 0; i < weights.size(); ++i)
        weights[i] = candidateWeight(static_cast<int>(i) + 1);
    return weights;
}

CellsByCandidates cellsByCandidates(const Position& position) {
    CellsByCandidates cells{};
    for (const Cell cell : position.unsolvedCells())
        count(cells, position.candidates(cell));
    return cells;
}

CandidateCensus candidateCensus(const Puzzle& puzzle) {
    const Position start = Position::fromPuzzle(puzzle);
    SinglesState singles(ClassicMarks::from(start.digits(), start.candidateGrid()));
    singles.settle();
    CandidateCensus census{.atStart = cellsByCandidates(start)};
    for (const Cell cell : start.unsolvedCells())
        if (!singles.isDecided(cell))
            count(census.afterSingles, singles.candidates(cell));
    return census;
}

double weigh(const CellsByCandidates& cells, const CandidateWeights& weights) {
    double sum = cells[0] * weights[0];
    for (std::size_t n = 1; n < cells.size(); ++n)
        sum += cells[n] * weights[n - 1];
    return sum;
}

CandidateDifficulty candidateDifficulty(const CandidateCensus& census, const CandidateWeights& weights) {
    return {.atStart = weigh(census.atStart, weights), .afterSingles = weigh(census.afterSingles, weights)};
}

}  // namespace nonet
