#include "core/rules/solution_layer.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

Grid digitsAt(std::initializer_list<std::pair<int, int>> cells) {
    Grid digits;
    for (const auto& [cell, digit] : cells)
        digits.set(Cell(cell), Digit(digit));
    return digits;
}

TEST(SolutionLayer, CountsForNothingButEquality) {
    Puzzle puzzle;
    puzzle.setSolutionLayer(digitsAt({{0, 5}}));
    ASSERT_NE(puzzle.solutionLayer(), nullptr);
    EXPECT_EQ(*puzzle.solutionLayer(), digitsAt({{0, 5}}));
    EXPECT_TRUE(puzzle.isClassic());
    EXPECT_EQ(puzzle.initialCandidates(), Puzzle().initialCandidates());
    EXPECT_NE(puzzle, Puzzle());
    Puzzle same;
    same.setSolutionLayer(digitsAt({{0, 5}}));
    EXPECT_EQ(puzzle, same);
    same.setSolutionLayer(Grid());
    EXPECT_EQ(same, Puzzle()) << "a blank one is none";
    puzzle.setLayout(Layout(Geometry(2, 3)));
    EXPECT_EQ(puzzle.solutionLayer(), nullptr) << "of another shape";
}

TEST(SolutionLayer, StandsWhereNothingElseDoes) {
    Puzzle puzzle(digitsAt({{0, 5}, {1, 6}}));
    EXPECT_EQ(givenSolutionLayer(puzzle), puzzle);
    EXPECT_EQ(withSolutionLayer(puzzle.givens, puzzle), puzzle.givens);
    puzzle.setSolutionLayer(digitsAt({{1, 6}, {2, 7}}));
    const std::optional<Puzzle> given = givenSolutionLayer(puzzle);
    ASSERT_TRUE(given);
    EXPECT_EQ(given->givens, digitsAt({{0, 5}, {1, 6}, {2, 7}}));
    EXPECT_EQ(withSolutionLayer(digitsAt({{2, 1}}), puzzle), digitsAt({{1, 6}, {2, 1}}));
    puzzle.setSolutionLayer(digitsAt({{1, 7}}));
    EXPECT_FALSE(givenSolutionLayer(puzzle)) << "the given there is a 6";
}

}  // namespace
}  // namespace nonet
