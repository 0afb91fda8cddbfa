#include "core/generators/inverse/clue_removal.h"
#include "core/generators/random_grid.h"
#include "core/solvers/search/classic_search.h"
#include "tests/core/test_scale.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace nonet {
namespace {

/// One clue after the other, each tried by itself: what the halves must come to.
ClassicDigits removeOneByOne(const ClassicDigits& solution, RandomSource& random, InverseRank rank) {
    std::array<Cell, 81> order;
    std::ranges::copy(classic::kAllCells, order.begin());
    random.shuffle(order);
    ClassicDigits clues = solution;
    for (const Cell cell : order) {
        ClassicDigits fewer = clues;
        fewer.clear(cell);
        if (isGood(fewer, rank))
            clues = fewer;
    }
    return clues;
}

TEST(ClueRemoval, HalvesComeToTheSameAsOneByOne) {
    RandomSource grids(1);
    for (int i = 0; i < scaled(40); ++i) {
        const ClassicDigits solution = randomGrid(grids);
        for (const InverseRank rank : kInverseRanks) {
            RandomSource random(static_cast<std::uint64_t>(i));
            RandomSource same = random;
            ASSERT_EQ(removeClues(solution, solution, random, {.methods = rank}), removeOneByOne(solution, same, rank));
        }
    }
}

TEST(ClueRemoval, LeavesGoodPuzzlesOfWhichNoClueCanGo) {
    RandomSource random(2);
    for (int i = 0; i < scaled(50); ++i) {
        const ClassicDigits solution = randomGrid(random);
        for (const InverseRank rank : kInverseRanks) {
            const ClassicDigits clues = removeClues(solution, solution, random, {.methods = rank});
            EXPECT_TRUE(isGood(clues, rank));
            EXPECT_EQ(countSolutions(clues).first, solution);
            for (const Cell cell : classic::kAllCells) {
                ClassicDigits fewer = clues;
                fewer.clear(cell);
                EXPECT_TRUE(clues.isBlank(cell) || !isGood(fewer, rank));
            }
        }
    }
}

TEST(ClueRemoval, KeepsSymmetryAndStopsWhereAsked) {
    RandomSource random(3);
    for (int i = 0; i < scaled(50); ++i) {
        const ClassicDigits solution = randomGrid(random);
        for (const Symmetry symmetry :
             {Symmetry::halfTurn, Symmetry::quarterTurn, Symmetry::diagonal, Symmetry::full}) {
            const ClassicDigits clues = removeClues(solution, solution, random, {.symmetry = symmetry});
            EXPECT_TRUE(isGood(clues));
            for (const Cell cell : classic::kAllCells)
                for (const Cell image : orbit(cell, symmetry, 9))
                    EXPECT_EQ(clues.isBlank(cell), clues.isBlank(image));
        }
        EXPECT_EQ(removeClues(solution, solution, random, {.fewestClues = 40}).filledCount(), 40);
        EXPECT_EQ(removeClues(solution, solution, random, {.fewestClues = 81}), solution);
    }
}

TEST(ClueRemoval, TakesNoMoreThanItIsGiven) {
    RandomSource random(4);
    const ClassicDigits solution = randomGrid(random);
    const ClassicDigits some = removeClues(solution, solution, random, {.fewestClues = 50});
    const ClassicDigits clues = removeClues(solution, some, random);
    for (const Cell cell : classic::kAllCells)
        EXPECT_TRUE(clues.isBlank(cell) || !some.isBlank(cell));
}

/// The figures found before for each rank: fewest, median and most clues of 150.
TEST(ClueRemoval, LeavesAsManyCluesAsItDidBefore) {
    constexpr std::array kMedians = {26, 25, 25, 24, 24};
    RandomSource random(5);
    for (const InverseRank rank : kInverseRanks) {
        std::vector<int> counts;
        for (int i = 0; i < std::max(40, scaled(150)); ++i) {
            const ClassicDigits solution = randomGrid(random);
            counts.push_back(removeClues(solution, solution, random, {.methods = rank}).filledCount());
        }
        std::ranges::sort(counts);
        std::printf("rank %d: %d/%d/%d\n", static_cast<int>(rank), counts.front(), counts[counts.size() / 2],
                    counts.back());
        EXPECT_NEAR(counts[counts.size() / 2], kMedians[static_cast<std::size_t>(rank)], 1);
        EXPECT_GE(counts.front(), 17);
        EXPECT_LE(counts.back(), 34);
    }
}

}  // namespace
}  // namespace nonet
