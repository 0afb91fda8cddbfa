#include "core/rating/rating_by_uses.h"

#include "core/techniques/path_uses.h"

namespace nonet {

RatingByUses rateByUses(const Puzzle& puzzle, const Profile& profile, const std::stop_token& stop) {
    const EngineOptions options{.useUniqueness = allowsUniqueness(puzzle), .profile = withoutStops(profile)};
    const PathUses path = solvePathUses(Position::fromPuzzle(puzzle), options, stop);
    RatingByUses rating;
    rating.uses = path.uses;
    rating.report.profile = profile.name;
    rating.report.profileVersion = profile.version;
    rating.report.hodoku = rateHodoku(path.uses, path.isSolved, profile);
    rating.report.candidateDifficulty = candidateDifficulty(puzzle);
    rating.report.wasStopped = path.wasStopped;
    return rating;
}

}  // namespace nonet
