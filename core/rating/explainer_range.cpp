#include "core/rating/explainer_range.h"

#include "core/foundation/stable_hash.h"
#include "core/rating/transformed_puzzle.h"

#include <algorithm>

namespace nonet {
namespace {

std::uint64_t seedOf(const Puzzle& puzzle) {
    StableHash hash;
    hash.add(toLine(puzzle.givens));
    if (puzzle.startCandidates)
        for (const Cell cell : classic::kAllCells)
            hash.add(std::uint64_t{toClassicDigitSet(puzzle.startCandidates->at(cell)).bits()});
    return hash.value();
}

}  // namespace

std::vector<Puzzle> explainerCopies(const Puzzle& puzzle, const ExplainerRangeOptions& options) {
    RandomSource random(options.seed.value_or(seedOf(puzzle)));
    std::vector<Puzzle> copies;
    while (static_cast<int>(copies.size()) < options.copies)
        copies.push_back(transformedPuzzle(randomTransform(random), puzzle));
    return copies;
}

ExplainerRange explainerRange(ExplainerRater& rater, const Puzzle& puzzle, const ExplainerRating& own,
                              const ExplainerRangeOptions& options, std::stop_token stop,
                              const std::function<void(const ExplainerRange&)>& tell) {
    ExplainerRange range{.lowest = own.hardest, .highest = own.hardest};
    for (const Puzzle& copy : explainerCopies(puzzle, options)) {
        const ExplainerRating rating = rater.rate(copy, stop, options.most);
        if (stop.stop_requested()) {
            range.wasStopped = true;
            break;
        }
        if (rating.isAtLeast) {
            ++range.tooLong;
        } else {
            ++range.copies;
            range.lowest = std::min(range.lowest, rating.hardest);
            range.highest = std::max(range.highest, rating.hardest);
            range.different += rating.hardest != own.hardest ? 1 : 0;
        }
        if (tell)
            tell(range);
    }
    return range;
}

}  // namespace nonet
