#include "core/solvers/band_lookup/join_solver.h"
#include "tests/core/solvers/band_lookup/lookup_boards.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(JoinSolver, FindsTheOneSolution) {
    const JoinOutcome partial = solveByJoin(marksFrom(kPartial));
    ASSERT_EQ(partial.count, 1U);
    EXPECT_EQ(partial.solutions[0], boardFrom(kPartialSolution));
    EXPECT_EQ(partial.floors, (std::array<std::uint64_t, 3>{1, 1, 1}));
    EXPECT_EQ(partial.pairs, 1U);
    EXPECT_EQ(partial.lookups, 1U);
    const JoinOutcome inkala = solveByJoin(marksFrom(kInkala));
    ASSERT_EQ(inkala.count, 1U);
    EXPECT_EQ(inkala.solutions[0],
              boardFrom("812753649943682175675491283154237896369845721287169534521974368438526917796318452"));
    EXPECT_GT(*std::ranges::min_element(inkala.floors), 1U);
    EXPECT_GE(inkala.pairs, inkala.lookups);
    EXPECT_GT(inkala.filter.scans, 0U);
    EXPECT_FALSE(inkala.limitReached);
}

TEST(JoinSolver, SaysThatAnEmptyBoardHasTooManyFloors) {
    const JoinOutcome outcome = solveByJoin(ClassicMarks::from(ClassicDigits{}));
    EXPECT_TRUE(outcome.hasTooManyFloors);
    EXPECT_EQ(outcome.count, 0U);
    EXPECT_FALSE(outcome.limitReached);
    for (const std::uint64_t floors : outcome.floors)
        EXPECT_EQ(floors, 948'109'639'680U);
    EXPECT_TRUE(solveByJoin(marksFrom(kInkala), {}, {}, 100).hasTooManyFloors);
}

TEST(JoinSolver, StopsAtTheLimit) {
    // Without the digits up to 5 there are at least 5! solutions for each.
    std::string line = kPartialSolution;
    std::ranges::replace_if(
        line, [](char digit) { return digit <= '5'; }, '.');
    const JoinOutcome outcome = solveByJoin(marksFrom(line), {.solutions = 500, .kept = 300});
    EXPECT_FALSE(outcome.hasTooManyFloors);
    EXPECT_EQ(outcome.count, 500U);
    EXPECT_TRUE(outcome.limitReached);
    EXPECT_EQ(outcome.solutions.size(), 300U);
    expectSolvedAndDifferent(outcome.solutions);
}

TEST(JoinSolver, KeepsToItsBudget) {
    const std::uint64_t needed = solveByJoin(marksFrom(kInkala)).pairs;
    EXPECT_TRUE(solveByJoin(marksFrom(kInkala), {.budget = needed - 1}).budgetRanOut);
    EXPECT_FALSE(solveByJoin(marksFrom(kInkala), {.budget = needed}).budgetRanOut);
}

}  // namespace
}  // namespace nonet
