#include "core/answers/exact_count.h"

#include "core/solvers/entry/entry.h"

#include <optional>

namespace nonet {
namespace {

/// The blank cell with the fewest candidates, the first of these.
std::optional<Cell> cellToBranchOn(const Puzzle& puzzle, const CandidateGrid& candidates) {
    std::optional<Cell> found;
    for (const Cell cell : puzzle.shape().cells()) {
        const bool isOpen = puzzle.givens.isBlank(cell) && !puzzle.shape().isHole(cell);
        if (isOpen && (!found || candidates.at(cell).count() < candidates.at(*found).count()))
            found = cell;
    }
    return found;
}

/// One a candidate of the cell, the first of them last. False where there is no cell to branch on.
bool branch(const Puzzle& puzzle, double share, std::vector<ExactCount::Piece>& pieces) {
    const CandidateGrid candidates = candidatesFrom(puzzle.givens, puzzle);
    const std::optional<Cell> cell = cellToBranchOn(puzzle, candidates);
    if (!cell)
        return false;
    const std::size_t first = pieces.size();
    for (const Digit symbol : candidates.at(*cell)) {
        ExactCount::Piece piece{puzzle.givens, share / candidates.at(*cell).count()};
        piece.givens.set(*cell, symbol);
        pieces.insert(pieces.begin() + static_cast<std::ptrdiff_t>(first), std::move(piece));
    }
    return true;
}

}  // namespace

ExactCount countExactly(const Puzzle& puzzle, std::stop_token stop, const ExactCountSink& sink, ExactCount earlier,
                        std::uint64_t largestPiece) {
    ExactCount counted = std::move(earlier);
    if (!counted.hasBegun)
        counted.left = {{puzzle.givens, 1}};
    counted.hasBegun = true;
    Puzzle part = puzzle;
    while (!counted.left.empty()) {
        part.givens = counted.left.back().givens;
        const double share = counted.left.back().share;
        const SearchOutcome outcome = countSolutions(part, {.solutions = largestPiece}, stop);
        if (outcome.wasStopped)
            return counted;
        counted.left.pop_back();
        if (outcome.limitReached && branch(part, share, counted.left))
            continue;
        counted.count += outcome.count;
        counted.done += share;
        if (sink)
            sink(counted);
    }
    return counted;
}

}  // namespace nonet
