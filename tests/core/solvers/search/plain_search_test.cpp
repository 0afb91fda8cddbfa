#include "core/foundation/random_source.h"
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

}  // namespace
}  // namespace nonet
