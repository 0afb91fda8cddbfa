#include "core/board/classic.h"
#include "core/generators/dig.h"
#include "core/generators/erase.h"
#include "core/generators/random_grid.h"
#include "core/solvers/search/classic_search.h"
#include "core/solvers/search/minimality.h"
#include "tests/core/plain_search.h"
#include "tests/core/test_scale.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>

namespace nonet {
namespace {

/// The clues that a digger without any short cut would leave.
ClassicDigits digPlainly(const ClassicDigits& solution, RandomSource& random) {
    std::array<Cell, 81> order;
    std::ranges::copy(classic::kAllCells, order.begin());
    random.shuffle(order);
    ClassicDigits puzzle = solution;
    for (const Cell cell : order) {
        ClassicDigits fewer = puzzle;
        fewer.clear(cell);
        if (PlainSearch::solutions(ClassicMarks::from(fewer), 2).size() == 1)
            puzzle = fewer;
    }
    return puzzle;
}

TEST(Dig, LeavesTheCluesThatPlainSearchLeaves) {
    for (std::uint64_t piece = 0; piece < static_cast<std::uint64_t>(scaled(10)); ++piece) {
        RandomSource random = RandomSource::forPiece(1, piece);
        const ClassicDigits solution = randomGrid(random);
        RandomSource again = random;
        EXPECT_EQ(dig(solution, random), digPlainly(solution, again));
    }
}

TEST(Dig, MakesMinimalPuzzlesWithTheirGridAsSolution) {
    for (std::uint64_t piece = 0; piece < static_cast<std::uint64_t>(scaled(2000)); ++piece) {
        RandomSource random = RandomSource::forPiece(2, piece);
        const ClassicDigits solution = randomGrid(random);
        const ClassicDigits puzzle = dig(solution, random);
        EXPECT_TRUE(minimality(puzzle).isMinimal());
        EXPECT_EQ(countSolutions(puzzle).first, solution);
    }
}

TEST(Dig, LeavesTheFieldsMeanOfClues) {
    const int puzzles = scaled(4000);
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < puzzles; ++i) {
        RandomSource random = RandomSource::forPiece(3, static_cast<std::uint64_t>(i));
        const double clues = dig(randomGrid(random), random).filledCount();
        sum += clues;
        squares += clues * clues;
    }
    const double mean = sum / puzzles;
    // Mean and deviation over a million puzzles; five standard errors.
    EXPECT_NEAR(mean, 24.40, 5 * 1.12 / std::sqrt(puzzles));
    EXPECT_NEAR(std::sqrt(squares / puzzles - mean * mean), 1.12, 5 * 1.12 / std::sqrt(2.0 * puzzles));
}

TEST(Dig, IsEraseWithoutSymmetry) {
    for (std::uint64_t piece = 0; piece < 20; ++piece) {
        RandomSource random = RandomSource::forPiece(4, piece);
        const ClassicDigits solution = randomGrid(random);
        RandomSource again = random;
        EXPECT_EQ(dig(solution, random).toGrid(), erase(solution.toGrid(), again).givens);
    }
}

TEST(Digger, TakesAllOfSomeCluesOrNone) {
    RandomSource random(5);
    const ClassicDigits solution = randomGrid(random);
    Digger digger(solution);
    const SmallUnavoidableSets sets = smallUnavoidableSets(solution);
    ASSERT_FALSE(sets.isEmpty());
    EXPECT_FALSE(digger.takeAll(sets[0]));
    EXPECT_EQ(digger.puzzle(), solution);
    EXPECT_EQ(digger.clues(), classic::kAllCells);
    ClassicCellSet allButOne = sets[0];
    allButOne.erase(sets[0].first());
    EXPECT_TRUE(digger.takeAll(allButOne));
    EXPECT_EQ(digger.clues(), classic::kAllCells - allButOne);
    EXPECT_FALSE(digger.take(sets[0].first()));
    // A whole digit pair has no swap set listed where its cells are all linked; the solver tells.
    ClassicCellSet twoDigits;
    for (const Cell cell : digger.clues())
        if (solution.valueAt(cell) <= 2)
            twoDigits.insert(cell);
    EXPECT_FALSE(digger.takeAll(twoDigits));
    EXPECT_EQ(countSolutions(digger.puzzle()).count, 1U);
}

}  // namespace
}  // namespace nonet
