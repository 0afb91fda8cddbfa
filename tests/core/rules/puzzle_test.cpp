#include "core/foundation/random_source.h"
#include "core/rules/conflicts.h"
#include "core/rules/puzzle.h"
#include "tests/core/rules/random_constraints.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

Constraint constraint(ConstraintKind kind, const std::vector<Cell>& cells = {}) {
    Constraint made;
    made.kind = kind;
    if (!cells.empty())
        made.parts = {cells};
    return made;
}

TEST(Puzzle, StartCandidatesNarrowWhatTheGivensLeave) {
    Puzzle puzzle;
    puzzle.givens.set(Cell(0), Digit(5));
    EXPECT_FALSE(puzzle.initialCandidates().at(Cell(1)).contains(Digit(5)));
    puzzle.startCandidates = CandidateGrid();
    puzzle.startCandidates->at(Cell(1)).erase(Digit(4));
    EXPECT_EQ(puzzle.initialCandidates().at(Cell(1)).count(), 7);
    EXPECT_EQ(puzzle.initialCandidates().at(Cell(0)), DigitSet{Digit(5)});
}

TEST(Puzzle, WithAnotherLayoutIsElseAsItWas) {
    Puzzle puzzle;
    puzzle.givens.set(Cell(0), Digit(1));
    Layout layout;
    layout.constraints = {constraint(ConstraintKind::cage, {Cell(0), Cell(1)})};
    EXPECT_EQ(withLayout(puzzle, layout).constraints(), layout.constraints);
    EXPECT_EQ(withLayout(puzzle, layout).givens, puzzle.givens);
}

TEST(Puzzle, IsClassicOnlyWithoutFurtherRules) {
    Puzzle puzzle;
    EXPECT_TRUE(puzzle.isClassic());
    Layout layout = puzzle.layout();
    layout.constraints.emplace_back().type = "no-such-rule";
    puzzle.setLayout(layout);
    EXPECT_FALSE(puzzle.isClassic());
    EXPECT_TRUE(puzzle.isRegular());
    EXPECT_TRUE(puzzle.hasUnknownConstraint());
    EXPECT_FALSE(Puzzle(Geometry(2, 3), Grid(6)).isClassic());
}

TEST(Puzzle, IsRegularByWhatItsLayoutSays) {
    for (const Geometry& geometry : {Geometry(2, 2), Geometry(2, 3), Geometry(3, 2), Geometry(1, 7), Geometry(4, 4)}) {
        const Puzzle puzzle(Layout(geometry), Grid(geometry.side()));
        ASSERT_TRUE(puzzle.isRegular());
        EXPECT_EQ(puzzle.geometry(), geometry);
        EXPECT_EQ(puzzle, Puzzle(geometry, Grid(geometry.side())));
    }
    const auto isRegular = [](const Layout& layout) { return Puzzle(layout, Grid(layout.shape)).isRegular(); };
    Layout jigsaw;
    jigsaw.grids.front().regions.setRegion(Cell(0), 1);
    jigsaw.grids.front().regions.setRegion(Cell(3), 0);
    EXPECT_FALSE(isRegular(jigsaw));
    Layout fromZero;
    fromZero.symbols = SymbolSet(9, 0);
    EXPECT_FALSE(isRegular(fromZero)) << "its digits are not 1 to 9";
    Layout twice;
    twice.counts.assign(9, 2);
    EXPECT_FALSE(isRegular(twice));
    EXPECT_FALSE(isRegular(test::samurai()));
}

TEST(Puzzle, EqualsByItsLayoutWhoeverMadeIt) {
    Layout layout;
    layout.constraints.push_back(constraint(ConstraintKind::antiKnight));
    Puzzle puzzle(layout, Grid());
    EXPECT_NE(puzzle, Puzzle());
    EXPECT_EQ(puzzle, Puzzle(layout, Grid()));
    puzzle.setLayout(Layout());
    EXPECT_EQ(puzzle, Puzzle());
    EXPECT_EQ(&puzzle.layout(), &Puzzle().layout()) << "classic puzzles share one";
}

TEST(Puzzle, AnotherShapeTakesTheDigitsAway) {
    Puzzle puzzle;
    puzzle.givens.set(Cell(0), Digit(5));
    Layout layout;
    layout.constraints.push_back(constraint(ConstraintKind::antiKnight));
    puzzle.setLayout(layout);
    EXPECT_EQ(puzzle.givens.filledCount(), 1);
    puzzle.setLayout(Layout(Geometry(2, 3)));
    EXPECT_EQ(puzzle.givens, Grid(6));
}

TEST(Puzzle, StaysWholeWhereItWasMovedFrom) {
    Puzzle puzzle;
    const Puzzle taken = std::move(puzzle);
    EXPECT_TRUE(taken.isClassic());
    // NOLINTNEXTLINE(bugprone-use-after-move): that it may be is what is tested
    EXPECT_TRUE(puzzle.isClassic());
}

TEST(Puzzle, CandidatesOfARegularBoardAreTheSameByItsRules) {
    RandomSource random(8);
    for (const Geometry& geometry : {Geometry(2, 3), Geometry(3, 3)}) {
        Layout layout(geometry);
        layout.constraints.emplace_back();
        Puzzle byRules(layout, Grid(geometry.side()));
        for (int i = 0; i < geometry.side(); ++i) {
            const auto below = [&random](int bound) {
                return static_cast<int>(random.below(static_cast<std::uint32_t>(bound)));
            };
            byRules.givens.set(Cell(below(geometry.cellCount())), Digit(1 + below(geometry.side())));
        }
        const Puzzle byHouses(geometry, byRules.givens);
        EXPECT_EQ(byRules.initialCandidates(), byHouses.initialCandidates());
        for (int i = 0; i < geometry.cellCount(); ++i)
            EXPECT_EQ(cellsRuledOutBy(byRules.givens, Cell(i), byRules), geometry.peers(Cell(i)));
    }
}

TEST(Puzzle, CandidatesFollowEveryRule) {
    Layout layout;
    layout.constraints.push_back(constraint(ConstraintKind::antiKnight));
    layout.constraints.push_back(constraint(ConstraintKind::even, {Cell(80)}));
    Puzzle puzzle(layout, Grid());
    puzzle.givens.set(layout.shape.cell(4, 4), Digit(8));
    const CandidateGrid candidates = puzzle.initialCandidates();
    EXPECT_FALSE(candidates.at(layout.shape.cell(6, 5)).contains(Digit(8)));
    EXPECT_TRUE(candidates.at(layout.shape.cell(6, 6)).contains(Digit(8)));
    EXPECT_EQ(candidates.at(Cell(80)), (DigitSet{Digit(2), Digit(4), Digit(6), Digit(8)}));
}

TEST(Puzzle, CandidatesOfASamuraiGoThroughItsSharedBoxes) {
    Puzzle puzzle(test::samurai(), Grid(test::samurai().shape));
    // In the lower right box of the upper left grid, which is the middle one's, too.
    puzzle.givens.set(puzzle.shape().cell(7, 7), Digit(4));
    const CandidateGrid candidates = puzzle.initialCandidates();
    EXPECT_FALSE(candidates.at(puzzle.shape().cell(7, 0)).contains(Digit(4)));
    EXPECT_FALSE(candidates.at(puzzle.shape().cell(14, 7)).contains(Digit(4)));
    EXPECT_TRUE(candidates.at(puzzle.shape().cell(7, 15)).contains(Digit(4)));
    EXPECT_TRUE(candidates.at(Cell(10)).isEmpty()) << "a hole";
    EXPECT_EQ(cellsRuledOutBy(puzzle.givens, puzzle.shape().cell(7, 7), puzzle).size(), 8U + 8 + 4 + 6 + 6);
}

TEST(Puzzle, ASymbolThatComesTwiceRulesOutWithItsSecond) {
    // A line of three, in which 1 stands once and 2 twice.
    Layout row;
    row.shape = BoardShape(1, 3, 2);
    row.symbols = SymbolSet(2);
    row.counts = {1, 2};
    row.grids.clear();
    row.constraints.push_back(constraint(ConstraintKind::extra, {Cell(0), Cell(1), Cell(2)}));
    Puzzle puzzle(row, Grid(row.shape));
    puzzle.givens.set(Cell(0), Digit(2));
    EXPECT_TRUE(puzzle.initialCandidates().at(Cell(1)).contains(Digit(2)));
    EXPECT_TRUE(cellsRuledOutBy(puzzle.givens, Cell(0), puzzle).empty());
    puzzle.givens.set(Cell(1), Digit(2));
    EXPECT_EQ(puzzle.initialCandidates().at(Cell(2)), DigitSet{Digit(1)});
    EXPECT_EQ(cellsRuledOutBy(puzzle.givens, Cell(1), puzzle), (std::vector{Cell(0), Cell(2)}));
}

TEST(Conflicts, NameBothCellsAndTheHouse) {
    Grid grid;
    grid.set(Cell(0), Digit(7));
    grid.set(Cell(8), Digit(7));
    const std::vector<Conflict> conflicts = findConflicts(grid, Geometry());
    ASSERT_EQ(conflicts.size(), 1U);
    EXPECT_EQ(conflicts[0], (Conflict{Cell(0), Cell(8), Digit(7), {HouseKind::row, 0}}));
}

TEST(Conflicts, AreFoundOnOtherSizes) {
    Grid grid(6);
    grid.set(Cell(0), Digit(6));
    grid.set(Cell(8), Digit(6));
    // r1c1 and r2c3 of a 6x6 with boxes of 2 rows and 3 columns.
    EXPECT_EQ(findConflicts(grid, Geometry(2, 3)).size(), 1U);
    EXPECT_TRUE(findConflicts(grid, Geometry(3, 2)).empty());
}

}  // namespace
}  // namespace nonet
