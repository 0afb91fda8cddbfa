#include "tests/core/solvers/small_puzzles.h"

#include "tests/core/brute_force.h"
#include "tests/core/rules/random_constraints.h"

namespace nonet::test {
namespace {

Layout jigsaw() {
    // Two boxes exchange a cell.
    Layout layout(Geometry(2, 2));
    layout.grids.front().regions.setRegion(Cell(1), 1);
    layout.grids.front().regions.setRegion(Cell(2), 0);
    return layout;
}

Layout zeroBased() {
    Layout layout(Geometry(2, 2));
    layout.symbols = SymbolSet(4, 0);
    return layout;
}

/// A row holds a 3, a 1 and two stars, which have no number.
Layout starred() {
    Layout layout = rectangle(4, 4, *SymbolSet::of({"3", "1", "*"}, {3, 1, std::nullopt}));
    layout.counts = {1, 1, 2};
    return layout;
}

/// Two grids that share cells, a hole, the last symbol without a number.
Layout overlapping() {
    Layout layout;
    layout.shape = BoardShape(5, 6, 5);
    layout.shape.setHoles({Cell(8)});
    layout.symbols = *SymbolSet::of({"1", "2", "3", "4", "*"}, {1, 2, 3, 4, std::nullopt});
    layout.grids = {SubGrid{0, 0, RegionMap::boxes(4, 4, 2, 2)}, SubGrid{1, 2, RegionMap::boxes(4, 4, 2, 2)}};
    return layout;
}

}  // namespace

Layout smallLayout(RandomSource& random) {
    switch (random.below(8)) {
    case 0: return jigsaw();
    case 1: return Layout(Geometry(2, 3));
    case 2: return rectangle(4, 5, SymbolSet(5));
    case 3: return zeroBased();
    case 4: return starred();
    case 5: return overlapping();
    // Fewer cells than symbols: no house is exact.
    case 6: return rectangle(3, 3, SymbolSet(5));
    default: return Layout(Geometry(2, 2));
    }
}

Puzzle smallPuzzle(RandomSource& random, std::optional<ConstraintKind> kind) {
    Layout layout = smallLayout(random);
    for (std::uint32_t left = 1 + random.below(3); left > 0; --left)
        layout.constraints.push_back(randomConstraint(
            kind.value_or(static_cast<ConstraintKind>(random.below(kConstraintKindCount))), layout, random));
    Layout ruled = layout;
    if (random.below(3) == 0)
        ruled.constraints.clear();
    Grid givens(layout.shape);
    const auto source = solutionsByHolds(Puzzle(ruled, givens), 1 + random.below(20), kMostSmallSteps);
    if (source && !source->empty())
        for (const Cell cell : layout.shape.cells())
            if (random.below(layout.shape.cellCount() > 25 ? 2 : 5) == 0)
                givens.set(cell, *source->back().digit(cell));
    Puzzle puzzle(layout, givens);
    if (random.below(4) == 0) {
        puzzle.startCandidates = CandidateGrid(layout.shape);
        for (const Cell cell : layout.shape.cells())
            if (random.below(3) == 0)
                puzzle.startCandidates->at(cell).erase(Digit::fromIndex(
                    static_cast<int>(random.below(static_cast<std::uint32_t>(layout.symbols.count())))));
    }
    return puzzle;
}

}  // namespace nonet::test
