#include "core/board/classic.h"
#include "core/foundation/stable_hash.h"
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

TEST(DigPiece, DigsTogetherWhatOneByOneWouldGive) {
    for (std::uint64_t piece = 0; piece < static_cast<std::uint64_t>(scaled(10)); ++piece) {
        const std::vector<ClassicDigits> together = digPiece(6, piece);
        ASSERT_EQ(together.size(), kPuzzlesADigPiece);
        RandomSource random = RandomSource::forPiece(6, piece);
        for (const ClassicDigits& puzzle : together) {
            const ClassicDigits solution = randomGrid(random);
            ASSERT_EQ(puzzle, dig(solution, random));
        }
    }
}

TEST(DigPiece, IsTheSameOnEveryMachine) {
    // Changes only where the random source, the random grids or the digger is meant to change.
    constexpr std::size_t kHashed = 100;
    std::vector<ClassicDigits> puzzles = digPiece(42, 0);
    std::ranges::copy(digPiece(42, 1), std::back_inserter(puzzles));
    puzzles.resize(kHashed);
    StableHash hash;
    for (const ClassicDigits& puzzle : puzzles)
        for (const std::uint8_t value : puzzle.values)
            hash.add(std::uint64_t{value});
    EXPECT_EQ(hash.value(), 12727444425073078091ULL);
}

TEST(DigPiece, GivesNothingWhenStopped) {
    std::stop_source stop;
    stop.request_stop();
    EXPECT_TRUE(digPiece(6, 0, stop.get_token()).empty());
}

TEST(Digger, TakesAllOfSomeCluesOrNone) {
    RandomSource random(5);
    const ClassicDigits solution = randomGrid(random);
    Digger digger(solution);
    const ClassicCellSet swap = SwapSets(solution).setsOf(Cell(0))[0];
    EXPECT_FALSE(digger.takeAll(swap));
    EXPECT_EQ(digger.puzzle(), solution);
    EXPECT_EQ(digger.clues(), classic::kAllCells);
    ClassicCellSet allButOne = swap;
    allButOne.erase(swap.first());
    EXPECT_TRUE(digger.takeAll(allButOne));
    EXPECT_EQ(digger.clues(), classic::kAllCells - allButOne);
    EXPECT_FALSE(digger.take(swap.first()));
    // Two digits of which no clue is left can be exchanged.
    ClassicCellSet twoDigits;
    for (const Cell cell : digger.clues())
        if (solution.valueAt(cell) <= 2)
            twoDigits.insert(cell);
    EXPECT_FALSE(digger.takeAll(twoDigits));
    EXPECT_EQ(countSolutions(digger.puzzle()).count, 1U);
}

TEST(Digger, LeavesCluesThatASwapNeedsAndOthers) {
    RandomSource random(7);
    const ClassicDigits solution = randomGrid(random);
    Digger digger(solution);
    for (const Cell cell : randomOrder(random))
        digger.take(cell);
    const SwapSets swaps(solution);
    int toldBySwaps = 0;
    for (const Cell clue : digger.clues()) {
        EXPECT_FALSE(digger.take(clue));
        toldBySwaps += swaps.hasSetOutside(digger.clues() - ClassicCellSet{clue}, clue) ? 1 : 0;
    }
    EXPECT_GT(toldBySwaps, 0);
    EXPECT_LT(toldBySwaps, digger.clues().count());
}

}  // namespace
}  // namespace nonet
