#include "core/rating/rating.h"

#include "core/rating/candidate_census.h"

#include <algorithm>

namespace nonet {

TechniqueUses usesOf(const SolvePath& path) {
    TechniqueUses uses{};
    for (const Step& step : path.steps)
        ++uses[static_cast<std::size_t>(step.technique)];
    return uses;
}

HodokuRating rateHodoku(const TechniqueUses& uses, bool isSolved) {
    HodokuRating rating;
    rating.isComplete = isSolved;
    for (const Technique& used : techniqueCatalogue()) {
        const int times = uses[static_cast<std::size_t>(used.id)];
        if (times == 0)
            continue;
        rating.score += times * used.score;
        rating.level = std::max(rating.level, used.level);
        rating.isPartial = rating.isPartial || hasEarlierGap(used.id);
        // The catalogue is in search order; of two techniques of one order the first counts.
        if (!rating.hardest || used.order > technique(*rating.hardest).order)
            rating.hardest = used.id;
    }
    // A path that ends unsolved goes on with techniques that do not exist here.
    rating.isPartial = rating.isPartial || !isSolved;
    while (rating.level != Level::extreme && rating.score > kLevelMaximumScore[static_cast<std::size_t>(rating.level)])
        rating.level = static_cast<Level>(static_cast<int>(rating.level) + 1);
    return rating;
}

double candidateWeight(int candidates) {
    const int others = std::max(candidates, 1) - 1;
    return 0.1 + others * others;
}

double candidateWeight(const Position& position) {
    double sum = 0;
    for (const Cell cell : position.unsolvedCells())
        sum += candidateWeight(position.candidates(cell).count());
    return sum;
}

CandidateDifficulty candidateDifficulty(const Puzzle& puzzle) {
    return candidateDifficulty(candidateCensus(puzzle), standardWeights());
}

RatingReport rate(const Puzzle& puzzle, std::stop_token stop, const ProgressSink& progress) {
    RatingReport report;
    report.path = solvePath(Position::fromPuzzle(puzzle), {.useUniqueness = allowsUniqueness(puzzle)}, stop, progress);
    report.hodoku = rateHodoku(report.path);
    report.candidateDifficulty = candidateDifficulty(puzzle);
    report.wasStopped = report.path.wasStopped;
    return report;
}

}  // namespace nonet
