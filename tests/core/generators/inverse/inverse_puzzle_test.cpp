#include "core/generators/inverse/inverse_puzzle.h"
#include "core/generators/inverse/solving_path.h"
#include "core/solvers/search/classic_search.h"
#include "tests/core/test_scale.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(InversePuzzle, IsProperAndGoodAndConfirmed) {
    RandomSource random(1);
    for (int i = 0; i < scaled(1000); ++i) {
        const InverseOutcome outcome = makeInverse(random);
        ASSERT_TRUE(outcome.puzzle);
        EXPECT_EQ(outcome.refused, 0U);
        const SearchCount count = countSolutions(outcome.puzzle->clues);
        EXPECT_EQ(count.count, 1U);
        EXPECT_EQ(count.first, outcome.puzzle->solution);
        EXPECT_TRUE(isGood(outcome.puzzle->clues));
    }
}

TEST(InversePuzzle, EveryHeuristicMakesPuzzles) {
    RandomSource random(2);
    for (const InverseHeuristic heuristic : kInverseHeuristics) {
        const InverseOutcome outcome = makeInverse(random, {.plan = {{heuristic}}});
        ASSERT_TRUE(outcome.puzzle);
        EXPECT_TRUE(isGood(outcome.puzzle->clues));
        EXPECT_LE(outcome.puzzle->clues.filledCount(), 30);
        EXPECT_EQ(solvingPath(outcome.puzzle->clues).size(),
                  9U * static_cast<std::size_t>(81 - outcome.puzzle->clues.filledCount()));
    }
}

TEST(InversePuzzle, HasAsManyCluesAsAskedFor) {
    RandomSource random(3);
    for (int i = 0; i < scaled(50); ++i) {
        const InverseOutcome outcome =
            makeInverse(random, {.rank = InverseRank::blockIntersections, .fewestClues = 26, .mostClues = 28});
        ASSERT_TRUE(outcome.puzzle);
        EXPECT_GE(outcome.puzzle->clues.filledCount(), 26);
        EXPECT_LE(outcome.puzzle->clues.filledCount(), 28);
        EXPECT_TRUE(isGood(outcome.puzzle->clues, InverseRank::blockIntersections));
    }
    const InverseOutcome none = makeInverse(random, {.mostClues = 17}, 20);
    EXPECT_FALSE(none.puzzle);
    EXPECT_EQ(none.tried, 20U);
}

TEST(InversePuzzle, TheOtherSolverRefusesWhatIsNotProper) {
    RandomSource random(4);
    InversePuzzle puzzle = *makeInverse(random).puzzle;
    EXPECT_TRUE(isConfirmed(puzzle));
    for (const Cell cell : classic::kAllCells)
        if (!puzzle.clues.isBlank(cell)) {
            InversePuzzle fewer = puzzle;
            fewer.clues.clear(cell);
            EXPECT_EQ(isConfirmed(fewer), countSolutions(fewer.clues).count == 1);
        }
    std::swap(puzzle.solution.values[0], puzzle.solution.values[1]);
    EXPECT_FALSE(isConfirmed(puzzle));
}

TEST(InversePuzzle, StopsWhenAskedTo) {
    std::stop_source stop;
    stop.request_stop();
    RandomSource random(5);
    const InverseOutcome outcome = makeInverse(random, {}, UINT64_MAX, stop.get_token());
    EXPECT_TRUE(outcome.wasStopped);
    EXPECT_FALSE(outcome.puzzle);
}

}  // namespace
}  // namespace nonet
