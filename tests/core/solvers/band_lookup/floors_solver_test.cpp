#include "core/solvers/band_lookup/floors_solver.h"
#include "tests/core/solvers/band_lookup/lookup_boards.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(FloorsSolver, FindsTheOneSolution) {
    const FloorsOutcome partial = solveByFloors(marksFrom(kPartial));
    ASSERT_EQ(partial.count, 1U);
    EXPECT_EQ(partial.solutions[0], boardFrom(kPartialSolution));
    EXPECT_EQ(partial.branches, 0U);
    EXPECT_EQ(partial.deepest, 0);
    const FloorsOutcome inkala = solveByFloors(marksFrom(kInkala));
    ASSERT_EQ(inkala.count, 1U);
    EXPECT_EQ(inkala.solutions[0],
              boardFrom("812753649943682175675491283154237896369845721287169534521974368438526917796318452"));
    EXPECT_GT(inkala.branches, 0U);
    EXPECT_GT(inkala.trials, inkala.branches);
    EXPECT_GT(inkala.filter.scans, 0U);
    EXPECT_FALSE(inkala.limitReached);
}

TEST(FloorsSolver, StopsAtTheLimitOnAnEmptyBoard) {
    const FloorsOutcome outcome = solveByFloors(ClassicMarks::from(ClassicDigits{}), {.solutions = 500, .kept = 300});
    EXPECT_EQ(outcome.count, 500U);
    EXPECT_TRUE(outcome.limitReached);
    EXPECT_EQ(outcome.solutions.size(), 300U);
    expectSolvedAndDifferent(outcome.solutions);
}

TEST(FloorsSolver, KeepsToItsBudget) {
    const std::uint64_t needed = solveByFloors(marksFrom(kInkala)).branches;
    EXPECT_TRUE(solveByFloors(marksFrom(kInkala), {.budget = needed - 1}).budgetRanOut);
    EXPECT_FALSE(solveByFloors(marksFrom(kInkala), {.budget = needed}).budgetRanOut);
}

}  // namespace
}  // namespace nonet
