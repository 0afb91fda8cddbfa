#include "core/rules/layout_change.h"
#include "tests/core/rules/random_constraints.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

Puzzle randomPuzzle(RandomSource& random) { return test::randomVariant(random); }

/// One constraint more, less or elsewhere, a given, or a puzzle of its own.
Puzzle edited(Puzzle puzzle, RandomSource& random) {
    Layout layout = puzzle.layout();
    switch (random.below(7)) {
    case 0:
        layout.constraints.push_back(
            test::randomConstraint(static_cast<ConstraintKind>(random.below(kConstraintKindCount)), layout, random));
        break;
    case 1:
        if (!layout.constraints.empty())
            layout.constraints.erase(layout.constraints.begin());
        break;
    case 2: std::ranges::reverse(layout.constraints); break;
    case 4: puzzle.setDecoration(test::randomDecoration(puzzle.shape(), random)); break;
    case 5: puzzle.setDecoration({}); break;
    case 3: puzzle.givens.set(layout.shape.cells().front(), Digit(1)); break;
    default: return randomPuzzle(random);
    }
    puzzle.setLayout(std::move(layout));
    return puzzle;
}

TEST(LayoutChange, LeadsThereAndBack) {
    RandomSource random(51);
    for (int round = 0; round < 300; ++round) {
        const Puzzle before = randomPuzzle(random);
        const Puzzle after = edited(before, random);
        const LayoutChange change = LayoutChange::between(before, after);
        EXPECT_EQ(change.isEmpty(), before == after);
        EXPECT_EQ(change, LayoutChange::between(before, after));
        Puzzle puzzle = before;
        change.apply(puzzle);
        EXPECT_EQ(puzzle, after);
        change.revert(puzzle);
        EXPECT_EQ(puzzle, before);
    }
}

TEST(LayoutChange, KeepsOnlyWhatDiffers) {
    RandomSource random(52);
    Layout layout = test::samurai();
    for (int i = 0; i < 40; ++i)
        layout.constraints.push_back(test::randomConstraint(ConstraintKind::thermometer, layout, random));
    const Puzzle before(layout, Grid(layout.shape));
    Constraint cage;
    cage.kind = ConstraintKind::cage;
    cage.parts = {{Cell(0), Cell(1)}};
    layout.constraints.insert(layout.constraints.begin() + 20, cage);
    const LayoutChange change = LayoutChange::between(before, Puzzle(layout, Grid(layout.shape)));
    // Itself, the constraint, its part and its two cells.
    EXPECT_EQ(change.cellCount(), 1U + 1 + 1 + 2);
    EXPECT_EQ(change.shapeBefore(), nullptr);
    const LayoutChange away = LayoutChange::between(before, Puzzle());
    EXPECT_EQ(*away.shapeBefore(), layout.shape);
    EXPECT_EQ(*away.shapeAfter(), BoardShape());
}

TEST(LayoutChange, NamesWhatChanged) {
    Constraint cage;
    cage.kind = ConstraintKind::cage;
    cage.parts = {{Cell(0), Cell(1)}};
    Constraint knight;
    knight.kind = ConstraintKind::antiKnight;
    Layout layout;
    layout.constraints = {knight, cage};
    const Puzzle before(layout, Grid());
    cage.values = {9};
    layout.constraints = {knight, cage};
    const LayoutChange valued = LayoutChange::between(before, Puzzle(layout, Grid()));
    EXPECT_EQ(valued.constraintsAfter(), std::vector{cage});
    cage.values.clear();
    EXPECT_EQ(valued.constraintsBefore(), std::vector{cage});
    EXPECT_FALSE(valued.isBoardChanged() || valued.areGivensChanged() || valued.areDrawingsChanged());

    Puzzle after = before;
    after.givens.set(Cell(0), Digit(1));
    const LayoutChange given = LayoutChange::between(before, after);
    EXPECT_TRUE(given.areGivensChanged());
    EXPECT_TRUE(given.constraintsBefore().empty() && given.constraintsAfter().empty());
    after = before;
    after.setDecoration({{}, Fog{}});
    EXPECT_TRUE(LayoutChange::between(before, after).areDrawingsChanged());
    layout = before.layout();
    layout.grids.front().regions.setRegion(Cell(0), 1);
    EXPECT_TRUE(LayoutChange::between(before, Puzzle(layout, Grid())).isBoardChanged());

    const LayoutChange none;
    EXPECT_TRUE(none.constraintsBefore().empty() && none.constraintsAfter().empty());
    EXPECT_FALSE(none.isBoardChanged() || none.areGivensChanged() || none.areDrawingsChanged());
}

}  // namespace
}  // namespace nonet
