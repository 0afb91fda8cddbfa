// Every solution is counted, and what was counted stays when the counting is stopped.
#include "core/answers/exact_count.h"
#include "core/solvers/entry/entry.h"
#include "tests/core/rules/odd_boards.h"
#include "tests/core/sample_puzzles.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

Puzzle blank(int boxRows, int boxColumns) {
    const Layout layout(Geometry(boxRows, boxColumns));
    return {layout, Grid(layout.shape)};
}

TEST(ExactCount, IsTheNumberOfSolutionsInPiecesOfAnySize) {
    for (const std::uint64_t largest : {1ULL, 7ULL, 50ULL, 1'000'000ULL}) {
        const ExactCount counted = countExactly(blank(2, 2), {}, {}, {}, largest);
        EXPECT_TRUE(counted.isComplete());
        EXPECT_EQ(counted.count, 288U) << "in pieces of " << largest;
        EXPECT_NEAR(counted.done, 1, 1e-9);
    }
}

TEST(ExactCount, IsThatOfTheSolverForPlainPuzzlesAndForRules) {
    Puzzle plain = test::samplePuzzles("0300").front();
    for (int i = 0; i < 81 && countSolutions(plain, {.solutions = 2000}).count < 2000; ++i)
        plain.givens.clear(Cell(i));
    const std::uint64_t most = 2'000'000;
    EXPECT_EQ(countExactly(plain, {}, {}, {}, 300).count, countSolutions(plain, {.solutions = most}).count);
    Puzzle caged = test::cagedFour();
    EXPECT_EQ(countExactly(caged, {}, {}, {}, 3).count, countSolutions(caged, {.solutions = most}).count);
    caged.givens.set(Cell(1), Digit(3));
    const ExactCount none = countExactly(caged);
    EXPECT_TRUE(none.isComplete());
    EXPECT_EQ(none.count, 0U) << "1 + 3 are not 3";
}

TEST(ExactCount, GoesOnWhereItWasStopped) {
    std::stop_source source;
    const ExactCount half = countExactly(
        blank(2, 2), source.get_token(),
        [&](const ExactCount& so) {
            if (so.count > 100)
                source.request_stop();
        },
        {}, 10);
    EXPECT_FALSE(half.isComplete());
    EXPECT_GT(half.count, 100U);
    EXPECT_LT(half.count, 288U);
    EXPECT_LT(half.done, 1);
    EXPECT_EQ(countExactly(blank(2, 2), {}, {}, half, 10).count, 288U);
    EXPECT_FALSE(ExactCount().isComplete());
}

}  // namespace
}  // namespace nonet
