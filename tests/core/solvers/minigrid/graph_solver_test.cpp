#include "core/solvers/minigrid/graph_solver.h"
#include "tests/core/solvers/band_lookup/lookup_boards.h"
#include "tests/core/solvers/minigrid/minigrid_agreement.h"
#include "tests/core/solvers/minigrid/minigrid_boards.h"
#include "tests/core/test_scale.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(GraphSolver, TheWorkedExample) {
    const GraphOutcome outcome = solveByGraph(puzzleFrom(kR1));
    EXPECT_EQ(outcome.nodes, 394U);
    EXPECT_EQ(outcome.edges, 2'956U);
    EXPECT_EQ(outcome.nodesAfterPruning, 9U);
    EXPECT_EQ(outcome.tried, 0U);
    expectSolutions(outcome, {kR1Solution});
    expectSolutions(solveByGraph(puzzleFrom(kR2)), plainSolutions(boardFrom(kR2)));
}

TEST(GraphSolver, FindsEverySolution) {
    int several = 0;
    int searched = 0;
    for (std::uint64_t piece = 0; piece < static_cast<std::uint64_t>(6 + scaled(60)); ++piece) {
        const ClassicDigits board = generatedBoard(piece);
        const GraphOutcome outcome = solveByGraph(Puzzle(board.toGrid()), kAllSolutions);
        if (outcome.hasTooManyPermutations || outcome.limitReached)
            continue;
        expectSolutions(outcome, plainSolutions(board));
        several += outcome.count > 1 ? 1 : 0;
        searched += outcome.tried > 0 ? 1 : 0;
    }
    EXPECT_GT(several, 0);
    EXPECT_GT(searched, 0);
}

TEST(GraphSolver, ExtremeBoards) {
    const GraphOutcome empty = solveByGraph(Puzzle());
    EXPECT_TRUE(empty.hasTooManyPermutations);
    EXPECT_FALSE(empty.isDecided());
    EXPECT_EQ(empty.nodes, 3'265'920U);
    expectSolutions(solveByGraph(puzzleFrom(kR1Solution)), {kR1Solution});
    Puzzle twice;
    twice.givens.set(Cell(0), Digit(1));
    twice.givens.set(Cell(72), Digit(1));
    EXPECT_EQ(solveByGraph(twice).count, 0U);
    EXPECT_TRUE(solveByGraph(twice).isDecided());
    Puzzle noCandidate(gridFromLine("12345678." + std::string(72, '.')).value());
    noCandidate.givens.set(Cell(80), Digit(9));
    EXPECT_EQ(solveByGraph(noCandidate).count, 0U);
    EXPECT_TRUE(solveByGraph(Puzzle(Geometry(5, 5), Grid(25))).isNotOffered);
    EXPECT_EQ(solveByGraph(Puzzle(Geometry(2, 2), Grid(4)), kAllSolutions).count, 288U);
}

TEST(GraphSolver, KeepsToItsBudgetAndStops) {
    const GraphOutcome whole = solveByGraph(puzzleFrom(kInkala));
    ASSERT_GT(whole.tried, 0U);
    EXPECT_FALSE(solveByGraph(puzzleFrom(kInkala), {.budget = whole.steps}).budgetRanOut);
    EXPECT_TRUE(solveByGraph(puzzleFrom(kInkala), {.budget = whole.steps - 1}).budgetRanOut);
    EXPECT_TRUE(solveByGraph(puzzleFrom(kInkala), {.budget = 100}).budgetRanOut);
    std::stop_source source;
    source.request_stop();
    EXPECT_TRUE(solveByGraph(puzzleFrom(kInkala), {}, source.get_token()).wasStopped);
}

TEST(GraphSolver, TracesItsSearch) {
    Trace trace;
    const GraphOutcome outcome = solveByGraph(puzzleFrom(kInkala), {.trace = &trace});
    std::uint64_t tried = 0;
    for (std::size_t i = 0; i < trace.size(); ++i)
        tried += trace[i].kind == TraceKind::tried || trace[i].kind == TraceKind::matched ? 1 : 0;
    EXPECT_EQ(tried, outcome.tried);
}

}  // namespace
}  // namespace nonet
