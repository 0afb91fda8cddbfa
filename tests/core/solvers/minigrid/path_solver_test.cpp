#include "core/solvers/minigrid/path_solver.h"
#include "tests/core/solvers/band_lookup/lookup_boards.h"
#include "tests/core/solvers/minigrid/minigrid_agreement.h"
#include "tests/core/solvers/minigrid/minigrid_boards.h"
#include "tests/core/test_scale.h"

#include <gtest/gtest.h>
#include <numeric>

namespace nonet {
namespace {

PathOutcome solveOn(const Puzzle& puzzle, BoxPath path, const MinigridLimits& limits = {}) {
    return solveByPath(puzzle, boxOrder(puzzle.geometry(), path), limits);
}

TEST(PathSolver, TheWorkedExamplesTestsOnSixPaths) {
    const std::uint64_t toTheEnd[] = {39'660, 161'890, 69'845, 247'790, 37'388, 39'070};
    const std::uint64_t toTheFirst[] = {12'427, 40'942, 24'154, 126'904, 22'749, 15'953};
    for (std::size_t i = 0; i < kBoxPaths.size(); ++i) {
        SCOPED_TRACE(nameOf(kBoxPaths[i]));
        const PathOutcome outcome = solveOn(puzzleFrom(kR1), kBoxPaths[i]);
        EXPECT_EQ(outcome.steps, toTheEnd[i]);
        EXPECT_EQ(outcome.stepsToFirst, toTheFirst[i]);
        expectSolutions(outcome, {kR1Solution});
        EXPECT_EQ(outcome.permutations, (std::vector<std::uint64_t>{36, 250, 7, 13, 22, 6, 12, 34, 14}));
        EXPECT_EQ(outcome.backs[0], 1U);
        const PathOutcome first = solveOn(puzzleFrom(kR1), kBoxPaths[i], {.solutions = 1});
        EXPECT_EQ(first.steps, toTheFirst[i]);
        EXPECT_TRUE(first.limitReached);
    }
}

TEST(PathSolver, AnyPathWillDo) {
    RandomSource random(9);
    const std::vector<std::string> expected = plainSolutions(boardFrom(kR2));
    ASSERT_EQ(expected.size(), 1U);
    BoxOrder order = boxOrder(Geometry(), BoxPath::zigzagRow);
    for (int i = 0; i < 5; ++i) {
        random.shuffle(order);
        const PathOutcome outcome = solveByPath(puzzleFrom(kR1), order);
        expectSolutions(outcome, {kR1Solution});
    }
    const PathOutcome other = solveOn(puzzleFrom(kR2), BoxPath::zigzagRow, {.budget = 2'000'000'000});
    expectSolutions(other, expected);
}

TEST(PathSolver, TracesWhatItCounts) {
    Trace trace(1 << 17);
    const PathOutcome outcome =
        solveByPath(puzzleFrom(kR1), boxOrder(Geometry(), BoxPath::zigzagRow), {.trace = &trace});
    std::uint64_t tests = 0;
    std::uint64_t backs = 0;
    for (std::size_t i = 0; i < trace.size(); ++i) {
        tests += trace[i].kind == TraceKind::tried || trace[i].kind == TraceKind::matched ? 1 : 0;
        backs += trace[i].kind == TraceKind::back ? 1 : 0;
        if (trace[i].kind == TraceKind::tried || trace[i].kind == TraceKind::matched) {
            EXPECT_EQ(trace[i].step, tests);
        }
    }
    EXPECT_EQ(tests, 39'660U);
    EXPECT_EQ(backs, std::accumulate(outcome.backs.begin(), outcome.backs.end(), std::uint64_t{0}));
    // A small ring keeps the latest.
    Trace ring(100);
    solveByPath(puzzleFrom(kR1), boxOrder(Geometry(), BoxPath::zigzagRow), {.trace = &ring});
    EXPECT_EQ(ring.capacity(), 128U);
    EXPECT_EQ(ring.size(), 128U);
    EXPECT_EQ(ring.total(), trace.total());
    for (std::size_t i = 0; i < ring.size(); ++i)
        ASSERT_EQ(ring[i], trace[trace.size() - ring.size() + i]);
}

TEST(PathSolver, KeepsToItsBudget) {
    EXPECT_FALSE(solveOn(puzzleFrom(kR1), BoxPath::zigzagRow, {.budget = 39'660}).budgetRanOut);
    for (const std::uint64_t budget : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{39'659}}) {
        const PathOutcome outcome = solveOn(puzzleFrom(kR1), BoxPath::zigzagRow, {.budget = budget});
        EXPECT_TRUE(outcome.budgetRanOut);
        EXPECT_EQ(outcome.steps, budget);
    }
    EXPECT_EQ(solveOn(puzzleFrom(kR1), BoxPath::zigzagRow, {.budget = 12'427}).count, 1U);
}

TEST(PathSolver, StopsWhenAsked) {
    std::stop_source source;
    source.request_stop();
    const BoxOrder order = boxOrder(Geometry(), BoxPath::spiralRow);
    EXPECT_TRUE(solveByPath(puzzleFrom(kInkala), order, {}, source.get_token()).wasStopped);
}

TEST(PathSolver, ExtremeBoards) {
    const PathOutcome empty = solveOn(Puzzle(), BoxPath::zigzagRow, {.solutions = 20, .budget = 500'000'000});
    EXPECT_EQ(std::accumulate(empty.permutations.begin(), empty.permutations.end(), std::uint64_t{0}),
              kMostListedPermutations);
    EXPECT_FALSE(empty.hasTooManyPermutations);
    expectSolutions(solveOn(puzzleFrom(kR1Solution), BoxPath::semiSpiralRow), {kR1Solution});
    Puzzle twice;
    twice.givens.set(Cell(0), Digit(1));
    twice.givens.set(Cell(72), Digit(1));
    EXPECT_EQ(solveOn(twice, BoxPath::zigzagRow).count, 0U);
    EXPECT_TRUE(solveOn(Puzzle(Geometry(5, 5), Grid(25)), BoxPath::zigzagRow).isNotOffered);
    EXPECT_TRUE(solveOn(Puzzle(Geometry(4, 4), Grid(16)), BoxPath::zigzagRow).hasTooManyPermutations);
    for (const BoxPath path : kBoxPaths)
        EXPECT_EQ(solveOn(Puzzle(Geometry(2, 2), Grid(4)), path, kAllSolutions).count, 288U);
}

TEST(PathSolver, FindsEverySolutionOrSaysThatItDidNot) {
    int decided = 0;
    for (std::uint64_t piece = 0; piece < static_cast<std::uint64_t>(12 + scaled(90)); ++piece) {
        const ClassicDigits board = generatedBoard(piece);
        MinigridLimits limits = kAllSolutions;
        limits.budget = 5'000'000;
        const PathOutcome outcome = solveOn(Puzzle(board.toGrid()), kBoxPaths[piece % kBoxPaths.size()], limits);
        if (!outcome.isDecided() || outcome.limitReached)
            continue;
        expectSolutions(outcome, plainSolutions(board));
        ++decided;
    }
    EXPECT_GT(decided, scaled(15));
}

}  // namespace
}  // namespace nonet
