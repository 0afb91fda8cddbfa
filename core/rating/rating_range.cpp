#include "core/rating/rating_range.h"

#include "core/foundation/stable_hash.h"
#include "core/rating/transformed_puzzle.h"

#include <algorithm>

namespace nonet {

RatingRange ratingRange(const Puzzle& puzzle, int forms, const Profile& profile, std::stop_token stop,
                        const ProgressSink& progress) {
    RandomSource random(StableHash().add(toLine(puzzle.givens)).value());
    RatingRange range;
    while (range.forms < forms) {
        const Puzzle form = range.forms == 0 ? puzzle : transformedPuzzle(randomTransform(random), puzzle);
        const RatingReport report = rate(form, profile, stop);
        if (stop.stop_requested()) {
            range.wasStopped = true;
            break;
        }
        const HodokuRating& rating = report.hodoku;
        const bool isFirst = range.forms == 0;
        range.lowestScore = isFirst ? rating.score : std::min(range.lowestScore, rating.score);
        range.highestScore = isFirst ? rating.score : std::max(range.highestScore, rating.score);
        range.lowestLevel = isFirst ? rating.level : std::min(range.lowestLevel, rating.level);
        range.highestLevel = isFirst ? rating.level : std::max(range.highestLevel, rating.level);
        range.isPartial = range.isPartial || !rating.isComplete || rating.isPartial;
        ++range.forms;
        if (progress)
            progress({static_cast<std::uint64_t>(range.forms), static_cast<std::uint64_t>(forms)});
    }
    return range;
}

}  // namespace nonet
