#include "core/rules/layout_change.h"
#include "tests/core/rules/random_constraints.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace nonet {
namespace {

Puzzle randomPuzzle(RandomSource& random) { return test::randomVariant(random); }

/// One constraint more, less or elsewhere, a given, or a puzzle of its own.
Puzzle edited(Puzzle puzzle, RandomSource& random) {
    Layout layout = puzzle.layout();
    switch (random.below(8)) {
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
    case 6: {
        Grid inMind(layout.shape);
        inMind.set(layout.shape.cells().back(), Digit(1));
        puzzle.setSolutionLayer(std::move(inMind));
        break;
    }
    case 3: puzzle.givens.set(layout.shape.cells().front(), Digit(1)); break;
    default: return randomPuzzle(random);
    }
    puzzle.setLayout(std::move(layout));
    return puzzle;
}

/// What was counted with it does not hold without it.
TEST(LayoutChange, ARuleThatIsSwitchedOffIsLostAndComesBack) {
    Layout layout;
    Constraint& dot = layout.constraints.emplace_back();
    dot.kind = ConstraintKind::difference;
    dot.parts = {{Cell(0), Cell(1)}};
    dot.values = {1};
    const Puzzle on(layout, Grid(layout.shape));
    layout.constraints.front().isOff = true;
    const Puzzle off(layout, Grid(layout.shape));
    EXPECT_EQ(LayoutChange::between(on, off).lostRules(), std::vector{0});
    EXPECT_EQ(LayoutChange::between(off, on).addedRules(), std::vector{0});
    EXPECT_EQ(LayoutChange::between(on, off).successorOf(0), 0) << "it is the same one still";
    layout.constraints.front().isHidden = true;
    EXPECT_TRUE(LayoutChange::between(off, Puzzle(layout, Grid(layout.shape))).lostRules().empty());
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

TEST(LayoutChange, IsTheSameWhetherTheLayoutIsSharedOrRead) {
    RandomSource random(53);
    for (int round = 0; round < 100; ++round) {
        const Puzzle before = randomPuzzle(random);
        Puzzle after = before;
        after.givens.set(before.shape().cells().back(), Digit(2));
        Puzzle read = before;
        read.setLayout(Layout(before.layout()));
        EXPECT_EQ(LayoutChange::between(before, after), LayoutChange::between(read, after));
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

TEST(LayoutChange, TheSolutionLayerIsNoRule) {
    const Puzzle before;
    Puzzle after = before;
    Grid inMind;
    inMind.set(Cell(40), Digit(5));
    after.setSolutionLayer(inMind);
    const LayoutChange change = LayoutChange::between(before, after);
    EXPECT_TRUE(change.isSolutionLayerChanged());
    EXPECT_TRUE(change.keepsRules());
    EXPECT_FALSE(change.areGivensChanged() || change.isBoardChanged() || change.areDrawingsChanged());
    EXPECT_FALSE(change.isOfValues({}) || change.isOfTexts({}));
    Puzzle walked = before;
    change.apply(walked);
    EXPECT_EQ(walked, after);
    change.revert(walked);
    EXPECT_EQ(walked.solutionLayer(), nullptr);
    EXPECT_FALSE(LayoutChange::between(after, after).isSolutionLayerChanged());
}

TEST(LayoutChange, LooksAndOrderAreNoRules) {
    Layout layout(Geometry(2, 2));
    layout.constraints.emplace_back().kind = ConstraintKind::antiKnight;
    layout.constraints.emplace_back().kind = ConstraintKind::antiKing;
    layout.constraints.emplace_back().kind = ConstraintKind::antiKnight;
    const Puzzle before(layout, Grid(layout.shape));
    const auto changeTo = [&](const Puzzle& after) { return LayoutChange::between(before, after); };
    EXPECT_TRUE(changeTo(before).keepsRules() && changeTo(before).keepsOrder());
    std::swap(layout.constraints[0], layout.constraints[1]);
    layout.constraints[2].isHidden = true;
    layout.constraints[2].colour = "#102030";
    const LayoutChange looks = changeTo(Puzzle(layout, Grid(layout.shape)));
    EXPECT_TRUE(looks.keepsRules());
    EXPECT_FALSE(looks.keepsOrder());
    for (const auto& [from, to] : {std::pair(0, 1), std::pair(1, 0), std::pair(2, 2)})
        EXPECT_EQ(looks.placeAfter(from), to);
    EXPECT_EQ(looks.newConstraints(), std::vector{2}) << "its look is new";
    Puzzle given(layout, Grid(layout.shape));
    given.givens.set(Cell(3), Digit(2));
    EXPECT_FALSE(changeTo(given).keepsRules());
    layout.constraints[0].kind = ConstraintKind::taxicab;
    const LayoutChange other = changeTo(Puzzle(layout, Grid(layout.shape)));
    EXPECT_FALSE(other.keepsRules());
    EXPECT_EQ(other.addedRules(), std::vector{0});
    EXPECT_EQ(other.lostRules(), std::vector{1});
    layout.constraints.pop_back();
    EXPECT_FALSE(changeTo(Puzzle(layout, Grid(layout.shape))).keepsRules());
}

TEST(LayoutChange, TellsWhereEachConstraintStandsNow) {
    RandomSource random(53);
    for (int round = 0; round < 300; ++round) {
        const Puzzle before = randomPuzzle(random);
        const Puzzle after = edited(before, random);
        const LayoutChange change = LayoutChange::between(before, after);
        std::vector<int> places;
        for (std::size_t i = 0; i < before.constraints().size(); ++i)
            if (const std::optional<int> place = change.placeAfter(static_cast<int>(i))) {
                EXPECT_TRUE(
                    meansTheSame(before.constraints()[i], after.constraints()[static_cast<std::size_t>(*place)]));
                places.push_back(*place);
            }
        EXPECT_EQ(places.size() + change.lostRules().size(), before.constraints().size());
        EXPECT_EQ(places.size() + change.addedRules().size(), after.constraints().size());
        std::ranges::sort(places);
        EXPECT_EQ(std::ranges::adjacent_find(places), places.end()) << "each has a place of its own";
        EXPECT_TRUE(std::ranges::includes(change.newConstraints(), change.addedRules()));
    }
}

TEST(LayoutChange, TellsValuesAndTextsFromTheRest) {
    Layout layout;
    layout.constraints.emplace_back().kind = ConstraintKind::antiKnight;
    Constraint& cage = layout.constraints.emplace_back();
    cage.kind = ConstraintKind::cage;
    cage.parts = {{Cell(0), Cell(1)}};
    const Puzzle before(layout, Grid());
    layout.constraints[1].values = {9};
    Puzzle after(layout, Grid());
    const LayoutChange valued = LayoutChange::between(before, after);
    EXPECT_TRUE(valued.isOfValues({0, 1}));
    EXPECT_FALSE(valued.isOfValues({0}));
    EXPECT_FALSE(valued.isOfTexts({}));
    EXPECT_FALSE(valued.placeAfter(1));
    EXPECT_EQ(valued.successorOf(1), 1);
    after.givens.set(Cell(5), Digit(1));
    EXPECT_FALSE(LayoutChange::between(before, after).isOfValues({1}));
    EXPECT_FALSE(LayoutChange().isOfValues({1}));

    Puzzle drawn = before;
    Decoration decoration;
    decoration.drawings.resize(2);
    decoration.drawings[0].text = "a";
    drawn.setDecoration(decoration);
    decoration.drawings[0].text = "ab";
    Puzzle typed = drawn;
    typed.setDecoration(decoration);
    const LayoutChange text = LayoutChange::between(drawn, typed);
    EXPECT_TRUE(text.isOfTexts({0}));
    EXPECT_FALSE(text.isOfTexts({1}));
    EXPECT_EQ(text.successorOfDrawing(0), 0);
    EXPECT_EQ(text.newDrawings(), std::vector{0});
    decoration.drawings.erase(decoration.drawings.begin());
    typed.setDecoration(decoration);
    const LayoutChange gone = LayoutChange::between(drawn, typed);
    EXPECT_FALSE(gone.successorOfDrawing(0));
    EXPECT_EQ(gone.successorOfDrawing(1), 0);
    EXPECT_TRUE(gone.keepsRules());
}

}  // namespace
}  // namespace nonet
