#include "core/rating/rating.h"

#include <algorithm>

namespace nonet {
namespace {

double candidateWeight(const CandidateGrid& candidates, const Grid& digits) {
    double sum = 0;
    for (int i = 0; i < digits.cellCount(); ++i) {
        if (!digits.isBlank(Cell(i)))
            continue;
        const int others = candidates.at(Cell(i)).count() - 1;
        sum += 0.1 + others * others;
    }
    return sum;
}

}  // namespace

HodokuRating rateHodoku(const SolvePath& path) {
    HodokuRating rating;
    rating.isComplete = path.isSolved;
    for (const Step& step : path.steps) {
        const Technique& used = technique(step.technique);
        rating.score += used.score;
        rating.level = std::max(rating.level, used.level);
        rating.isPartial = rating.isPartial || hasEarlierGap(step.technique);
        if (!rating.hardest || used.order > technique(*rating.hardest).order)
            rating.hardest = step.technique;
    }
    // A path that ends unsolved goes on with techniques that do not exist here.
    rating.isPartial = rating.isPartial || !path.isSolved;
    while (rating.level != Level::extreme && rating.score > kLevelMaximumScore[static_cast<std::size_t>(rating.level)])
        rating.level = static_cast<Level>(static_cast<int>(rating.level) + 1);
    return rating;
}

double candidateDifficulty(const Puzzle& puzzle) {
    const Position start = Position::fromPuzzle(puzzle);
    EngineOptions singlesOnly;
    singlesOnly.allowed.reset();
    for (const TechniqueId id : {TechniqueId::fullHouse, TechniqueId::nakedSingle, TechniqueId::hiddenSingle})
        singlesOnly.allowed.set(static_cast<std::size_t>(id));
    const Position after = solvePath(start, singlesOnly).end;
    return candidateWeight(start.candidateGrid(), start.digits()) +
           8 * candidateWeight(after.candidateGrid(), after.digits());
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
