#include "core/rating/rating_range.h"

#include "core/canonical/classic_transform.h"
#include "core/foundation/stable_hash.h"

#include <algorithm>

namespace nonet {
namespace {

Cell imageOf(const ClassicTransform& transform, Cell cell) {
    ClassicDigits marked;
    marked.set(cell, Digit(1));
    const ClassicDigits image = apply(transform, marked);
    return *std::ranges::find_if(classic::kAllCells, [&image](Cell each) { return !image.isBlank(each); });
}

Puzzle formOf(const Puzzle& puzzle, const ClassicTransform& transform) {
    Puzzle form(apply(transform, ClassicDigits::from(puzzle.givens)).toGrid());
    if (!puzzle.startCandidates)
        return form;
    CandidateGrid candidates;
    for (const Cell cell : classic::kAllCells) {
        DigitSet& image = candidates.at(imageOf(transform, cell));
        image = {};
        for (const Digit digit : puzzle.startCandidates->at(cell))
            image.insert(Digit(transform.labels.at(static_cast<std::size_t>(digit.value()))));
    }
    form.startCandidates = std::move(candidates);
    return form;
}

}  // namespace

RatingRange ratingRange(const Puzzle& puzzle, int forms, const Profile& profile, std::stop_token stop,
                        const ProgressSink& progress) {
    RandomSource random(StableHash().add(toLine(puzzle.givens)).value());
    RatingRange range;
    while (range.forms < forms) {
        const Puzzle form = range.forms == 0 ? puzzle : formOf(puzzle, randomTransform(random));
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
