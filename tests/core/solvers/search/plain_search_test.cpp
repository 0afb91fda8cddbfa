#include "core/foundation/random_source.h"
#include "core/generators/shaped_puzzle.h"
#include "core/solvers/minigrid/signature_solver.h"
#include "core/solvers/search/plain_search.h"
#include "tests/core/solvers/minigrid/minigrid_boards.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

const Geometry kSmall(2, 2);

TEST(PlainSearch, FindsWhatTheCompactedGraphFinds) {
    RandomSource random(1);
    for (int n = 0; n < 400; ++n) {
        Puzzle puzzle(kSmall, Grid(4));
        for (std::uint32_t clues = random.below(7); clues > 0; --clues)
            puzzle.givens.set(Cell(static_cast<int>(random.below(16))), Digit(static_cast<int>(random.below(4)) + 1));
        const SearchOutcome cells = searchByCells(puzzle, 300);
        const SignatureOutcome outcome = solveBySignatures(puzzle, {.solutions = 300});
        EXPECT_EQ(cells.count, outcome.count);
        if (cells.count == 1) {
            EXPECT_EQ(*cells.first, outcome.solutions[0]);
            EXPECT_TRUE(cells.first->isSolved(kSmall));
        }
    }
    EXPECT_EQ(searchByCells(Puzzle(kSmall, Grid(4)), 1000).count, 288U);
    EXPECT_EQ(searchByCells(Puzzle(kSmall, Grid(4)), 7).count, 7U);
    EXPECT_TRUE(searchByCells(Puzzle(kSmall, Grid(4)), 7).limitReached);
    EXPECT_EQ(searchByCells(puzzleFrom(kR1)).count, 1U);
}

TEST(PlainSearch, FindsOnLargeBoardsWhatTheCompactedGraphFinds) {
    const Geometry large(4, 4);
    RandomSource random(2);
    int several = 0;
    int none = 0;
    for (int n = 0; n < 24; ++n) {
        Puzzle puzzle = shapedPuzzle(large, random, 170);
        // A few clues fewer, and one that may be wrong.
        for (int i = 0; i < n % 3 * 6; ++i)
            puzzle.givens.clear(Cell(static_cast<int>(random.below(256))));
        if (n % 2 == 0)
            puzzle.givens.set(Cell(static_cast<int>(random.below(256))), Digit(static_cast<int>(random.below(16)) + 1));
        const SearchOutcome cells = searchByCells(puzzle, 20);
        const SignatureOutcome outcome = solveBySignatures(puzzle, {.solutions = 20});
        ASSERT_TRUE(outcome.isDecided());
        EXPECT_EQ(cells.count, outcome.count);
        EXPECT_EQ(cells.limitReached, outcome.limitReached);
        if (cells.count == 1) {
            EXPECT_EQ(*cells.first, outcome.solutions[0]);
        }
        several += cells.count > 1 ? 1 : 0;
        none += cells.count == 0 ? 1 : 0;
    }
    EXPECT_GT(several, 0);
    EXPECT_GT(none, 0);
}

}  // namespace
}  // namespace nonet
