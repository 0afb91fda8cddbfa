#include "core/foundation/random_source.h"
#include "core/generators/shaped_puzzle.h"
#include "core/solvers/minigrid/tree_count.h"
#include "tests/core/solvers/minigrid/minigrid_boards.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(TreeCount, IsWhatAWalkCounts) {
    for (const char* line : {kR1, kR2})
        for (int box = 0; box < 9; ++box) {
            const PermutationTree tree(puzzleFrom(line), box);
            EXPECT_EQ(countTree(tree), tree.size()) << line << ' ' << box;
        }
    RandomSource random(3);
    for (const Geometry& shape : {Geometry(2, 2), Geometry(2, 3), Geometry(3, 4), Geometry(4, 4)})
        for (int n = 0; n < 4; ++n) {
            const Puzzle puzzle = shapedPuzzle(shape, random, shape.cellCount() * 3 / 5);
            for (int box = 0; box < shape.side(); ++box) {
                const PermutationTree tree(puzzle, box);
                EXPECT_EQ(countTree(tree), tree.size()) << toLine(puzzle.givens) << ' ' << box;
            }
        }
}

TEST(TreeCount, AnEmptyBoxHasAllOrders) {
    const TreeSize classic = countTree(PermutationTree(Puzzle(), 0));
    EXPECT_EQ(classic, (TreeSize{.open = 986'410, .cut = 0, .permutations = 362'880}));
    const Geometry large(4, 4);
    const TreeSize size = countTree(PermutationTree(Puzzle(large, Grid(16)), 0));
    EXPECT_EQ(size.permutations, 20'922'789'888'000U);
    // The sum of 16! / k! for k from 0 to 16.
    EXPECT_EQ(size.open, 56'874'039'553'217U);
    EXPECT_TRUE(size.isComplete);
}

TEST(TreeCount, ACellWithoutAnyDigitLeavesNoPermutationAndManyVertices) {
    // The last cell of the first box sees all sixteen digits.
    Puzzle puzzle(Geometry(4, 4), Grid(16));
    for (int i = 0; i < 12; ++i)
        puzzle.givens.set(Cell(3 * 16 + 4 + i), Digit(i + 1));
    for (int i = 0; i < 4; ++i)
        puzzle.givens.set(Cell((4 + i) * 16 + 3), Digit(13 + i));
    const TreeSize size = countTree(PermutationTree(puzzle, 0));
    EXPECT_EQ(size.permutations, 0U);
    EXPECT_GT(size.open, 1'000'000'000U);
}

TEST(TreeCount, ABoxWithAClueTwiceIsItsRoot) {
    const PermutationTree tree(puzzleFrom(std::string("11") + std::string(79, '.')), 0);
    EXPECT_EQ(countTree(tree), tree.size());
}

}  // namespace
}  // namespace nonet
