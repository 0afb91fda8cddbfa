#include "core/rules/rulebook.h"
#include "core/solvers/propagation/estimate.h"
#include "core/solvers/propagation/propagation.h"
#include "tests/core/known_puzzles.h"
#include "tests/core/rules/odd_boards.h"
#include "tests/core/solvers/small_puzzles.h"
#include "tests/core/test_scale.h"

#include <cmath>
#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(Estimate, LiesAroundTheCount) {
    RandomSource random(5);
    int within = 0;
    int compared = 0;
    for (int round = 0; round < scaled(400); ++round) {
        const Puzzle puzzle = test::smallPuzzle(random, std::nullopt);
        const PropagationOutcome counted = searchByPropagation(puzzle, {.solutions = 5000});
        if (counted.limitReached)
            continue;
        const SolutionEstimate about = estimateSolutions(puzzle, {.descents = 100, .seed = 3});
        ASSERT_TRUE(counted.count != 0 || about.arrived == 0);
        ASSERT_TRUE(!about.isNone || counted.count == 0);
        if (about.arrived == 0)
            continue;
        ++compared;
        const double off = std::pow(10.0, about.meanLog10) / static_cast<double>(counted.count) - 1;
        within += std::abs(off) <= 3 * about.relativeError + 1e-9 ? 1 : 0;
    }
    EXPECT_GE(within, compared * 9 / 10);
    EXPECT_GT(compared, 0);
}

TEST(Estimate, SaysARangeInWhichTheCountLies) {
    RandomSource random(11);
    int within = 0;
    int compared = 0;
    for (int round = 0; round < scaled(200); ++round) {
        const Puzzle puzzle = test::smallPuzzle(random, std::nullopt);
        const PropagationOutcome counted = searchByPropagation(puzzle, {.solutions = 20'000});
        if (counted.limitReached || counted.count < 100)
            continue;
        const auto range = rangeOf(estimateSolutions(puzzle, {.descents = 200, .seed = 4}));
        ASSERT_TRUE(range);
        const double log10 = std::log10(static_cast<double>(counted.count));
        ++compared;
        within += range->leastLog10 <= log10 && log10 <= range->mostLog10 ? 1 : 0;
    }
    EXPECT_GE(within, compared * 95 / 100);
}

/// Counted by others: 2 x 4 boxes 29,136,487,207,403,520, 2 x 5 about 1.9038 * 10^30, 3 x 4 about 8.1171 * 10^46 (OEIS
/// A107739), Latin squares of 9 and 11 5.5248 * 10^27 and 7.7697 * 10^47 (A002860).
TEST(Estimate, KnowsWhereTheNumberOfLargeBoardsLies) {
    const auto expectWithin = [](const Layout& layout, double log10) {
        const auto range = rangeOf(estimateSolutions(Puzzle(layout, Grid(layout.shape)), {.descents = 200}));
        ASSERT_TRUE(range);
        EXPECT_LE(range->leastLog10, log10);
        EXPECT_GE(range->mostLog10, log10);
        EXPECT_LT(range->mostLog10 - range->leastLog10, 1.5);
    };
    expectWithin(Layout(Geometry(2, 4)), 16.4644);
    expectWithin(Layout(), 21.8242);
    expectWithin(Layout(Geometry(2, 5)), 30.2796);
    expectWithin(Layout(Geometry(3, 4)), 46.9094);
    expectWithin(test::rectangle(9, 9, SymbolSet(9)), 27.7423);
    expectWithin(test::rectangle(11, 11, SymbolSet(11)), 47.8904);
}

TEST(Estimate, KnowsHowManyClassicBoardsThereAre) {
    const SolutionEstimate about = estimateSolutions(Puzzle(), {.descents = 400});
    EXPECT_EQ(about.descents, 400);
    // 6,670,903,752,021,072,936,960 (Felgenhauer and Jarvis 2005).
    EXPECT_NEAR(about.meanLog10, 21.824, 0.3);
    EXPECT_GT(about.relativeError, 0);
}

TEST(Estimate, GoesBeyondWhatADoubleHolds) {
    const Layout layout = test::rectangle(25, 25, SymbolSet(25));
    const SolutionEstimate about = estimateSolutions(Puzzle(layout, Grid(layout.shape)), {.descents = 5});
    EXPECT_GT(about.meanLog10, 308);
}

TEST(Estimate, IsTheSameForTheSameSeed) {
    const Puzzle blank;
    const SolutionEstimate first = estimateSolutions(blank, {.descents = 20, .seed = 8});
    EXPECT_EQ(first.meanLog10, estimateSolutions(blank, {.descents = 20, .seed = 8}).meanLog10);
    EXPECT_NE(first.meanLog10, estimateSolutions(blank, {.descents = 20, .seed = 9}).meanLog10);
}

TEST(Estimate, SaysNoneAndOne) {
    Puzzle puzzle(*gridFromLine(test::kInkalaSolved));
    const SolutionEstimate one = estimateSolutions(puzzle);
    EXPECT_EQ(one.meanLog10, 0);
    EXPECT_EQ(one.relativeError, 0);
    puzzle.givens.set(Cell(1), *puzzle.givens.digit(Cell(0)));
    EXPECT_TRUE(estimateSolutions(puzzle).isNone);
}

TEST(Estimate, ReportsAndStops) {
    std::stop_source source;
    std::uint64_t told = 0;
    const SolutionEstimate about =
        estimateSolutions(Puzzle(), {.descents = 1'000'000}, source.get_token(), [&](Progress progress) {
            told = progress.done;
            if (told >= 32)
                source.request_stop();
        });
    EXPECT_TRUE(about.wasStopped);
    EXPECT_GE(told, 32U);
    EXPECT_GE(about.descents, 32);
    EXPECT_GT(about.meanLog10, 10);
}

}  // namespace
}  // namespace nonet
