#include "core/rules/conflicts.h"
#include "core/rules/puzzle.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(Puzzle, StartCandidatesNarrowWhatTheGivensLeave) {
    Puzzle puzzle;
    puzzle.givens.set(Cell(0), Digit(5));
    EXPECT_FALSE(puzzle.initialCandidates().at(Cell(1)).contains(Digit(5)));
    puzzle.startCandidates = CandidateGrid();
    puzzle.startCandidates->at(Cell(1)).erase(Digit(4));
    EXPECT_EQ(puzzle.initialCandidates().at(Cell(1)).count(), 7);
    EXPECT_EQ(puzzle.initialCandidates().at(Cell(0)), DigitSet{Digit(5)});
}

TEST(Puzzle, IsClassicOnlyWithoutFurtherRules) {
    Puzzle puzzle;
    EXPECT_TRUE(puzzle.isClassic());
    puzzle.constraints.emplace_back().type = "no-such-rule";
    EXPECT_FALSE(puzzle.isClassic());
    EXPECT_TRUE(puzzle.hasUnknownConstraint());
    EXPECT_FALSE(Puzzle(Geometry(2, 3), Grid(6)).isClassic());
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
