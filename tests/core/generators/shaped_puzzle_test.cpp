#include "core/generators/shaped_puzzle.h"
#include "core/solvers/minigrid/signature_solver.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(ShapedPuzzle, TheBoardsAreSolvedOnesAndDifferBySeed) {
    for (const Geometry& shape : {Geometry(2, 2), Geometry(2, 3), Geometry(3, 2), Geometry(), Geometry(4, 4)}) {
        RandomSource random(5);
        const Grid first = shuffledShiftCipher(shape, random);
        EXPECT_TRUE(first.isSolved(shape));
        EXPECT_NE(shuffledShiftCipher(shape, random), first);
        RandomSource again(5);
        EXPECT_EQ(shuffledShiftCipher(shape, again), first);
    }
}

TEST(ShapedPuzzle, HasOneSolutionByAnotherSolverToo) {
    RandomSource random(9);
    for (int n = 0; n < 4; ++n) {
        const Puzzle puzzle = shapedPuzzle(Geometry(4, 4), random, 160);
        EXPECT_EQ(puzzle.givens.filledCount(), 160);
        const SignatureOutcome outcome = solveBySignatures(puzzle);
        ASSERT_TRUE(outcome.isDecided());
        EXPECT_EQ(outcome.count, 1U);
    }
}

}  // namespace
}  // namespace nonet
