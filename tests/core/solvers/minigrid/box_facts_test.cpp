#include "core/solvers/minigrid/box_facts.h"
#include "tests/core/solvers/minigrid/minigrid_boards.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(BoxFacts, OfTheWorkedExamplesThirdBox) {
    const BoxFacts facts = boxFacts(puzzleFrom(kR1), 2);
    const std::vector<Candidate> clues = {
        {Cell(7), Digit(9)}, {Cell(8), Digit(8)}, {Cell(16), Digit(1)}, {Cell(26), Digit(5)}};
    EXPECT_EQ(facts.clues, clues);
    EXPECT_EQ(facts.missing, (DigitSet{Digit(2), Digit(3), Digit(4), Digit(6), Digit(7)}));
    EXPECT_EQ(facts.blanks, (std::vector<Cell>{Cell(6), Cell(15), Cell(17), Cell(24), Cell(25)}));
    EXPECT_EQ(facts.neighbours, (std::vector<int>{0, 1, 5, 8}));
}

TEST(BoxFacts, CountsTheTextsClues) {
    const std::vector<BoxFacts> facts = boxFacts(puzzleFrom(kR1));
    std::vector<std::size_t> clues;
    for (const BoxFacts& box : facts)
        clues.push_back(box.clues.size());
    EXPECT_EQ(clues, (std::vector<std::size_t>{3, 1, 4, 2, 4, 3, 4, 2, 3}));
}

TEST(BoxFacts, TheTextsNeighbours) {
    const Geometry classic;
    const std::vector<BoxFacts> facts = boxFacts(puzzleFrom(kR1));
    EXPECT_EQ(facts[5].neighbours, (std::vector<int>{2, 3, 4, 8}));
    EXPECT_EQ(facts[6].neighbours, (std::vector<int>{0, 3, 7, 8}));
    EXPECT_EQ(boxPairs(classic).size(), 18U);
    EXPECT_FALSE(areNeighbours(classic, 0, 4));
    EXPECT_FALSE(areNeighbours(classic, 3, 3));
    EXPECT_TRUE(shareBand(classic, 3, 5));
    EXPECT_TRUE(shareStack(classic, 0, 6));
}

TEST(BoxFacts, OfBoxesThatAreNotSquare) {
    // 6x6 with boxes of 2 x 3 cells: two boxes a band, three a stack.
    const Geometry geometry(2, 3);
    const Puzzle puzzle(geometry, Grid(6));
    const std::vector<BoxFacts> facts = boxFacts(puzzle);
    ASSERT_EQ(facts.size(), 6U);
    EXPECT_EQ(facts[0].neighbours, (std::vector<int>{1, 2, 4}));
    EXPECT_EQ(facts[3].blanks.front(), geometry.cell(2, 3));
    EXPECT_EQ(boxPairs(geometry).size(), 3U + 2 * 3U);
    EXPECT_EQ(boxPairs(Geometry(4, 4)).size(), 2 * 4 * 6U);
}

TEST(BoxFacts, ToldWhatIsNotOffered) {
    EXPECT_EQ(minigridSupport(Puzzle()), MinigridSupport::offered);
    EXPECT_EQ(minigridSupport(Puzzle(Geometry(4, 4), Grid(16))), MinigridSupport::offered);
    EXPECT_EQ(minigridSupport(Puzzle(Geometry(5, 5), Grid(25))), MinigridSupport::sideTooLarge);
    Layout layout;
    layout.constraints.emplace_back();
    const Puzzle variant(layout, Grid());
    EXPECT_EQ(minigridSupport(variant), MinigridSupport::hasConstraints);
}

}  // namespace
}  // namespace nonet
