#include "core/rating/rating.h"

#include "core/rating/candidate_census.h"

#include <algorithm>

namespace nonet {

TechniqueUses usesOf(const SolvePath& path) {
    TechniqueUses uses{};
    for (const Step& step : path.steps)
        ++uses[step.technique];
    return uses;
}

HodokuRating rateHodoku(const TechniqueUses& uses, bool isSolved, const Profile& profile) {
    HodokuRating rating;
    rating.isComplete = isSolved;
    // A score of one's own is compared with nothing that could lack a technique.
    const bool mayHaveGaps = profile.kind == ProfileKind::hodoku;
    int place = 0;
    for (const ProfileRow& row : profile.rows) {
        place += row.sharesPlace && place > 0 ? 0 : 1;
        const int times = uses[row.technique];
        if (times == 0)
            continue;
        rating.score += times * row.score;
        rating.level = std::max(rating.level, row.level);
        rating.isPartial = rating.isPartial || (mayHaveGaps && hasEarlierGap(row.technique));
        // Where two techniques share a place, the first counts.
        if (!rating.hardest || place > rating.hardestPlace) {
            rating.hardest = row.technique;
            rating.hardestPlace = place;
        }
    }
    // A path that ends unsolved goes on with techniques that do not exist here.
    rating.isPartial = rating.isPartial || !isSolved;
    while (rating.level != Level::extreme && rating.score > kLevelMaximumScore[static_cast<std::size_t>(rating.level)])
        rating.level = static_cast<Level>(static_cast<int>(rating.level) + 1);
    return rating;
}

HodokuRating rateHodoku(const SolvePath& path, const Profile& profile) {
    return rateHodoku(usesOf(path), path.isSolved, profile);
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

RatingReport rate(const Puzzle& puzzle, const Profile& profile, std::stop_token stop, const ProgressSink& progress) {
    RatingReport report;
    report.profile = profile.name;
    report.profileVersion = profile.version;
    const EngineOptions options{.useUniqueness = allowsUniqueness(puzzle), .profile = withoutStops(profile)};
    report.path = solvePath(Position::fromPuzzle(puzzle), options, stop, progress);
    report.hodoku = rateHodoku(report.path, profile);
    report.candidateDifficulty = candidateDifficulty(puzzle);
    report.wasStopped = report.path.wasStopped;
    return report;
}

}  // namespace nonet
