#include "core/foundation/random_source.h"
#include "core/rules/broken_rules.h"
#include "core/rules/conflicts.h"
#include "core/rules/regular_board.h"
#include "tests/core/rules/random_constraints.h"

#include <array>
#include <gtest/gtest.h>

namespace nonet {
namespace {

const char* const kSolution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

TEST(BrokenRules, OfAClassicBoardAreItsConflicts) {
    RandomSource random(3);
    for (int round = 0; round < 50; ++round) {
        Grid digits;
        for (int i = 0; i < 20; ++i)
            digits.set(Cell(static_cast<int>(random.below(81))), Digit(1 + static_cast<int>(random.below(9))));
        EXPECT_EQ(brokenRules(Puzzle(), digits).empty(), findConflicts(digits, Geometry()).empty());
    }
}

TEST(BrokenRules, NameTheRuleAndItsCells) {
    Layout layout;
    Constraint cage;
    cage.kind = ConstraintKind::cage;
    cage.parts = {{Cell(0), Cell(1)}};
    cage.values = {12};
    layout.constraints = {cage};
    const Puzzle puzzle(layout, Grid());
    const Grid solution = *gridFromLine(kSolution);
    EXPECT_FALSE(isSolvedBy(puzzle, solution)) << "5 and 3 are 8";
    const std::vector<BrokenRule> broken = brokenRules(puzzle, solution);
    ASSERT_EQ(broken.size(), 1U);
    EXPECT_EQ(broken[0].constraint, 0);
    EXPECT_EQ(broken[0].cells, cage.parts.front());
    layout.constraints.front().values = {8};
    EXPECT_TRUE(isSolvedBy(Puzzle(layout, Grid()), solution));
    Grid part = solution;
    part.clear(Cell(80));
    EXPECT_TRUE(brokenRules(Puzzle(layout, Grid()), part).empty());
    EXPECT_FALSE(isSolvedBy(Puzzle(layout, Grid()), part)) << "not full";
}

TEST(BrokenRules, OfTheWholeBoardAreListedForEveryPlaceAndOfALineOnceWithAllItsCells) {
    Layout layout;
    Constraint negative;
    negative.kind = ConstraintKind::negative;
    negative.text = "difference";
    Constraint whisper;
    whisper.kind = ConstraintKind::whisper;
    whisper.parts = {{Cell(0), Cell(1), Cell(2), Cell(3), Cell(4)}};
    layout.constraints = {negative, whisper};
    Grid digits;
    for (int i = 0; i < 5; ++i)
        digits.set(Cell(i), Digit(std::array{1, 2, 9, 4, 3}[static_cast<std::size_t>(i)]));
    const std::vector<BrokenRule> broken = brokenRules(Puzzle(layout, Grid()), digits);
    ASSERT_EQ(broken.size(), 3U);
    EXPECT_EQ(broken[0].cells, (std::vector{Cell(0), Cell(1)}));
    EXPECT_EQ(broken[1].cells, (std::vector{Cell(3), Cell(4)}));
    EXPECT_EQ(broken[2].constraint, 1);
    EXPECT_EQ(broken[2].cells, (std::vector{Cell(0), Cell(1), Cell(3), Cell(4)}));
}

TEST(BrokenRules, OfASolvedClassicBoardAreNone) {
    EXPECT_TRUE(isSolvedBy(Puzzle(), *gridFromLine(kSolution)));
    Grid changed = *gridFromLine(kSolution);
    changed.set(Cell(0), Digit(1));
    EXPECT_FALSE(isSolvedBy(Puzzle(), changed));
}

TEST(RegularBoard, IsRefusedByWhatItLacks) {
    const auto why = [](const Layout& layout) {
        const std::optional<Error> error = whyNotRegular(Puzzle(layout, Grid(layout.shape)));
        return error ? error->detail : ErrorDetail::none;
    };
    EXPECT_EQ(why(Layout()), ErrorDetail::none);
    EXPECT_EQ(why(Layout(Geometry(2, 3))), ErrorDetail::none);
    EXPECT_EQ(why(test::samurai()), ErrorDetail::shape);
    Layout wide;
    wide.shape = BoardShape(6, 9, 9);
    wide.grids = {SubGrid{0, 0, RegionMap::boxes(6, 9, 2, 3)}};
    EXPECT_EQ(why(wide), ErrorDetail::shape);
    Layout zero;
    zero.symbols = SymbolSet(9, 0);
    EXPECT_EQ(why(zero), ErrorDetail::symbols);
    Layout twice;
    twice.counts.assign(9, 2);
    EXPECT_EQ(why(twice), ErrorDetail::counts);
    Layout jigsaw;
    jigsaw.grids.front().regions.setRegion(Cell(2), 1);
    EXPECT_EQ(why(jigsaw), ErrorDetail::regions);
}

}  // namespace
}  // namespace nonet
