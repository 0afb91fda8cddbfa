#include "core/generators/inverse/closure.h"
#include "core/generators/inverse/clue_removal.h"
#include "core/generators/inverse/mark_search.h"
#include "core/generators/random_grid.h"
#include "core/solvers/search/classic_search.h"
#include "tests/core/test_scale.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(MarkSearch, RunLiterallyEndsWithoutAnyClue) {
    RandomSource random(1);
    for (const InverseHeuristic heuristic : kInverseHeuristics)
        for (int i = 0; i < scaled(3); ++i) {
            const ClassicDigits solution = randomGrid(random);
            const MarkSearchOutcome outcome =
                searchMarks(solution, {.plan = {{heuristic}}}, RandomSource(static_cast<std::uint64_t>(i)));
            const MarkVerdict verdict = verdictOn(outcome.board);
            EXPECT_EQ(verdict.clues, 0);
            EXPECT_EQ(verdict.level, static_cast<int>(outcome.steps.size()));
            EXPECT_TRUE(verdict.isGoodFromMarks);
            EXPECT_FALSE(verdict.isGoodFromClues);
            EXPECT_TRUE(children(outcome.board, solution).empty());
            // The last sound board, and the first that needs its marks.
            ClassicDigits clues = solution;
            for (int step = 0; step < outcome.soundSteps; ++step)
                if (outcome.steps[static_cast<std::size_t>(step)].use.method == InverseMethod::singleCandidate)
                    clues.clear(outcome.steps[static_cast<std::size_t>(step)].use.cell);
            EXPECT_TRUE(isGood(clues));
            clues.clear(outcome.steps[static_cast<std::size_t>(outcome.soundSteps)].use.cell);
            EXPECT_FALSE(isGood(clues));
        }
}

TEST(MarkSearch, RepairedBoardsAreGoodPuzzles) {
    RandomSource random(2);
    for (int i = 0; i < scaled(12); ++i) {
        const ClassicDigits solution = randomGrid(random);
        const MarkSearchOutcome outcome = searchMarks(solution, {}, RandomSource(static_cast<std::uint64_t>(i)));
        const ClassicDigits repaired = repairedClues(outcome.board, solution);
        EXPECT_TRUE(isGood(repaired, InverseRank::nakedSingles));
        EXPECT_GT(repaired.filledCount(), 40);
        const ClassicDigits clues = removeClues(solution, repaired, random);
        EXPECT_TRUE(isGood(clues));
        EXPECT_LT(clues.filledCount(), 30);
        EXPECT_EQ(countSolutions(clues).first, solution);
    }
}

/// Every step is allowed on the board before it, and what the search says of the child is so.
TEST(MarkSearch, StepsCanBeReplayed) {
    RandomSource random(3);
    const ClassicDigits solution = randomGrid(random);
    const std::vector<HeuristicStage> plan = {{InverseHeuristic::singleFirst},
                                              {InverseHeuristic::t, 30},
                                              {InverseHeuristic::d, 60},
                                              {InverseHeuristic::random, 90, 300}};
    const MarkSearchOutcome outcome = searchMarks(solution, {.plan = plan}, RandomSource(4));
    MarkBoard board = MarkBoard::fromSolution(solution);
    std::array<int, 4> used{};
    for (const MarkSearchStep& step : outcome.steps) {
        ASSERT_TRUE(isAllowed(board, step.use, MarkDirection::inverse));
        EXPECT_EQ(step.children, static_cast<int>(children(board, solution).size()));
        applyUse(board, step.use, MarkDirection::inverse);
        const bool isByT = step.heuristic == InverseHeuristic::t;
        const bool isByD = step.heuristic == InverseHeuristic::d;
        EXPECT_EQ(step.parents, isByT ? static_cast<int>(parents(board, solution).size()) : 0);
        EXPECT_EQ(step.leastRank, isByD ? rankOf(*MethodReach(board, solution).easiest()) : 0);
        ++used[static_cast<std::size_t>(step.heuristic)];
    }
    EXPECT_EQ(board, outcome.board);
    for (const int count : used)
        EXPECT_GT(count, 0);
}

TEST(MarkSearch, SingleFirstEmptiesAllCellsFirst) {
    RandomSource random(5);
    const ClassicDigits solution = randomGrid(random);
    MarkSearch search(solution, {.plan = {{InverseHeuristic::singleFirst}}}, RandomSource(1));
    for (int i = 0; i < 81; ++i)
        ASSERT_TRUE(search.step());
    EXPECT_EQ(search.board().level(), 81);
    EXPECT_TRUE(search.board().filledCells().isEmpty());
}

TEST(MarkSearch, TheSeedDecides) {
    RandomSource random(6);
    const ClassicDigits solution = randomGrid(random);
    const MarkSearchOutcome one = searchMarks(solution, {}, RandomSource(1));
    EXPECT_EQ(searchMarks(solution, {}, RandomSource(1)).steps, one.steps);
    EXPECT_NE(searchMarks(solution, {}, RandomSource(2)).steps, one.steps);
}

TEST(MarkSearch, StopsWhenAskedTo) {
    RandomSource random(7);
    std::stop_source stop;
    stop.request_stop();
    const MarkSearchOutcome outcome = searchMarks(randomGrid(random), {}, RandomSource(1), stop.get_token());
    EXPECT_TRUE(outcome.wasStopped);
    EXPECT_EQ(outcome.steps.size(), 1U);
}

}  // namespace
}  // namespace nonet
