#include "core/generators/dig.h"
#include "core/generators/random_grid.h"
#include "core/rating/candidate_census.h"

#include <gtest/gtest.h>
#include <numeric>

namespace nonet {
namespace {

constexpr int kPuzzles = 200;

Puzzle dugPuzzle(std::uint64_t seed) {
    RandomSource random(seed);
    return Puzzle(dig(randomGrid(random), random).toGrid());
}

TEST(CandidateCensus, CountsTheBlankCells) {
    for (int seed = 0; seed < kPuzzles; ++seed) {
        const Puzzle puzzle = dugPuzzle(static_cast<std::uint64_t>(seed));
        const CandidateCensus census = candidateCensus(puzzle);
        const Position start = Position::fromPuzzle(puzzle);
        EXPECT_EQ(census.atStart, cellsByCandidates(start));
        EXPECT_EQ(std::accumulate(census.atStart.begin(), census.atStart.end(), 0), start.unsolvedCells().count());
        // The technique engine's singles come to the same board.
        const SolvePath singles = solvePath(start, {.allowed = techniquesOf(TechniqueFamily::singles)});
        EXPECT_EQ(census.afterSingles, cellsByCandidates(singles.end)) << toLine(puzzle.givens);
    }
}

TEST(CandidateCensus, TakesAnyWeights) {
    const CandidateCensus census{.atStart = {0, 2, 3, 0, 0, 0, 0, 0, 0, 1},
                                 .afterSingles = {1, 1, 0, 4, 0, 0, 0, 0, 0, 0}};
    const CandidateWeights weights{1, 10, 100, 0, 0, 0, 0, 0, 1000};
    const CandidateDifficulty difficulty = candidateDifficulty(census, weights);
    EXPECT_DOUBLE_EQ(difficulty.atStart, 2 + 30 + 1000);
    EXPECT_DOUBLE_EQ(difficulty.afterSingles, 1 + 1 + 400);
    EXPECT_DOUBLE_EQ(difficulty.total(), 1032 + 8 * 402);
}

TEST(CandidateCensus, StandardWeightsGiveD) {
    EXPECT_DOUBLE_EQ(standardWeights().front(), 0.1);
    EXPECT_DOUBLE_EQ(standardWeights().back(), 64.1);
    for (int seed = 0; seed < kPuzzles; ++seed) {
        const Puzzle puzzle = dugPuzzle(static_cast<std::uint64_t>(seed));
        EXPECT_NEAR(candidateDifficulty(puzzle).atStart, candidateWeight(Position::fromPuzzle(puzzle)), 1e-9);
    }
}

}  // namespace
}  // namespace nonet
