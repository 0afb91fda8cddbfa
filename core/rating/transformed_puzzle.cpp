#include "core/rating/transformed_puzzle.h"

#include "core/board/classic.h"

#include <algorithm>

namespace nonet {
namespace {

Cell imageOfCell(const ClassicTransform& transform, Cell cell) {
    ClassicDigits marked;
    marked.set(cell, Digit(1));
    const ClassicDigits image = apply(transform, marked);
    return *std::ranges::find_if(classic::kAllCells, [&image](Cell each) { return !image.isBlank(each); });
}

}  // namespace

Puzzle transformedPuzzle(const ClassicTransform& transform, const Puzzle& puzzle) {
    Puzzle image(apply(transform, ClassicDigits::from(puzzle.givens)).toGrid());
    if (!puzzle.startCandidates)
        return image;
    CandidateGrid candidates;
    for (const Cell cell : classic::kAllCells) {
        DigitSet& digits = candidates.at(imageOfCell(transform, cell));
        digits = {};
        for (const Digit digit : puzzle.startCandidates->at(cell))
            digits.insert(Digit(transform.labels.at(static_cast<std::size_t>(digit.value()))));
    }
    image.startCandidates = std::move(candidates);
    return image;
}

}  // namespace nonet
