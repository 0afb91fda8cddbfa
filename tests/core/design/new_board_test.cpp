#include "core/design/new_board.h"
#include "core/rules/puzzle.h"
#include "core/rules/rulebook.h"
#include "core/solvers/propagation/propagation.h"
#include "tests/core/rules/odd_boards.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

using Sizes = std::vector<std::pair<int, int>>;

/// It has rules, none of them faulty, and can be filled.
void expectFillable(const Layout& layout) {
    const Puzzle puzzle(layout, Grid(layout.shape));
    EXPECT_TRUE(puzzle.rulebook().faults().empty());
    const PropagationOutcome found = anySolutionByPropagation(puzzle);
    ASSERT_TRUE(found.first);
    EXPECT_TRUE(puzzle.rulebook().holds(*found.first));
}

TEST(NewBoard, BoxSizes) {
    EXPECT_EQ(boxSizes(9, 9, 9), (Sizes{{3, 3}}));
    EXPECT_EQ(boxSizes(6, 6, 6), (Sizes{{2, 3}, {3, 2}}));
    EXPECT_EQ(boxSizes(12, 12, 12), (Sizes{{3, 4}, {4, 3}, {2, 6}, {6, 2}}));
    EXPECT_EQ(boxSizes(6, 4, 6), (Sizes{{2, 3}}));
    EXPECT_TRUE(boxSizes(7, 7, 7).empty());
    EXPECT_TRUE(boxSizes(9, 8, 9).empty());
    EXPECT_TRUE(boxSizes(1, 1, 1).empty());
    EXPECT_EQ(usualBoxes(6, 6, 6), std::pair(2, 3));
    EXPECT_EQ(usualBoxes(16, 16, 16), std::pair(4, 4));
    EXPECT_EQ(usualBoxes(11, 11, 11), std::nullopt);
}

TEST(NewBoard, Rectangles) {
    EXPECT_EQ(rectangularBoard(9, 9, std::pair(3, 3)), Layout());
    EXPECT_EQ(rectangularBoard(6, 6, std::pair(2, 3)), Layout(Geometry(2, 3)));
    const Layout oblong = rectangularBoard(4, 6, std::nullopt);
    EXPECT_EQ(oblong.shape, BoardShape(4, 6, 6));
    EXPECT_EQ(oblong.symbols, SymbolSet(6));
    EXPECT_EQ(oblong.grids.front().regions.regionCount(), 0);
    expectFillable(oblong);
    expectFillable(rectangularBoard(4, 6, std::pair(2, 3)));
}

TEST(NewBoard, OverlappingGrids) {
    EXPECT_EQ(overlappingBoard(OverlappingBoard::samurai), test::samurai());
    for (int i = 0; i < kOverlappingBoardCount; ++i)
        expectFillable(overlappingBoard(static_cast<OverlappingBoard>(i)));
    const Layout twin = overlappingBoard(OverlappingBoard::twin);
    EXPECT_EQ(twin.shape.rows(), 15);
    EXPECT_EQ(twin.shape.cellCount() - twin.shape.holeCount(), 2 * 81 - 9);
    const Layout butterfly = overlappingBoard(OverlappingBoard::butterfly);
    EXPECT_EQ(butterfly.shape.rows(), 12);
    EXPECT_EQ(butterfly.shape.holeCount(), 0);
    const Layout flower = overlappingBoard(OverlappingBoard::flower);
    EXPECT_EQ(flower.shape.rows(), 15);
    EXPECT_EQ(flower.grids.size(), 5U);
    EXPECT_EQ(flower.shape.holeCount(), 4 * 9);
    const Layout windmill = overlappingBoard(OverlappingBoard::windmill);
    EXPECT_EQ(windmill.shape.rows(), 21);
    // Each of the four shares two boxes.
    EXPECT_EQ(windmill.shape.cellCount() - windmill.shape.holeCount(), 5 * 81 - 4 * 18);
}

TEST(NewBoard, GridsDrawnByHand) {
    const auto drawn = boardOfGrids({{4, 5}, {10, 11}, {4, 5}});
    ASSERT_TRUE(drawn);
    EXPECT_EQ(*drawn, overlappingBoard(OverlappingBoard::twin));
    EXPECT_EQ(boardOfGrids({{-3, 7}}), Layout());
    EXPECT_EQ(boardOfGrids({}), std::nullopt);
    EXPECT_EQ(boardOfGrids({{0, 0}, {4, 6}}), std::nullopt);
    EXPECT_EQ(boardOfGrids({{0, 0}, {0, 1}}), std::nullopt);
    EXPECT_EQ(boardOfGrids({{0, 0}, {0, 28}}), std::nullopt);
    EXPECT_TRUE(boardOfGrids({{0, 0}, {0, 27}}));
    // Side by side they share nothing.
    EXPECT_TRUE(boardOfGrids({{0, 0}, {1, 9}}));
}

TEST(NewBoard, Stars) {
    const Layout layout = starBoard(6, 2, std::pair(2, 4));
    EXPECT_EQ(layout.shape, BoardShape(8, 8, 7));
    EXPECT_EQ(layout.count(Digit(7)), 2);
    EXPECT_EQ(layout.count(Digit(1)), 1);
    EXPECT_EQ(layout.countOfHouse(), 8);
    EXPECT_EQ(layout.symbols.number(Digit(7)), std::nullopt);
    expectFillable(layout);
    EXPECT_EQ(starBoard(9, 0, std::pair(3, 3)), Layout());
}

TEST(Signs, AreReadAsTheyAreTyped) {
    EXPECT_EQ(signsFromText("123456789"), (Signs{SymbolSet(9), {}}));
    EXPECT_EQ(signsFromText(" 0 1 2 10 "), (Signs{*SymbolSet::of({"0", "1", "2", "10"}, {0, 1, 2, 10}), {}}));
    EXPECT_EQ(signsFromText("1*2*"), (Signs{*SymbolSet::of({"1", "*", "2"}, {1, std::nullopt, 2}), {1, 2, 1}}));
    EXPECT_EQ(signsFromText("CAB"), (Signs{*SymbolSet::of({"C", "A", "B"}, {1, 2, 3}), {}}))
        << "letters in their order";
    EXPECT_EQ(signsFromText("1♥A"), (Signs{*SymbolSet::of({"1", "♥", "A"}, {1, std::nullopt, std::nullopt}), {}}));
    for (const char* wrong : {"", "   ", "1 234 5"})
        EXPECT_FALSE(signsFromText(wrong)) << wrong;
    EXPECT_FALSE(signsFromText("0123456789abcdefghijklmnopqrstuvwxyzABC")) << "39";
}

TEST(Signs, ComeBackFromTheirText) {
    for (const Layout& layout : {Layout(), rectangularBoard(16, 16, std::nullopt), starBoard(6, 3, std::pair(3, 3))}) {
        const Signs signs{layout.symbols, layout.counts};
        EXPECT_EQ(signsFromText(signsText(signs)), signs) << signsText(signs);
    }
}

}  // namespace
}  // namespace nonet
