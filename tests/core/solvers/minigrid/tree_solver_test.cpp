#include "core/solvers/minigrid/permutation_tree.h"
#include "core/solvers/minigrid/tree_solver.h"
#include "tests/core/solvers/band_lookup/lookup_boards.h"
#include "tests/core/solvers/minigrid/minigrid_agreement.h"
#include "tests/core/solvers/minigrid/minigrid_boards.h"
#include "tests/core/test_scale.h"

#include <functional>
#include <gtest/gtest.h>
#include <numeric>

namespace nonet {
namespace {

TEST(TreeSolver, TheWorkedExampleTakes13994Vertices) {
    const TreeOutcome outcome = solveByTrees(puzzleFrom(kR1));
    EXPECT_EQ(outcome.steps, 13'994U);
    expectSolutions(outcome, {kR1Solution});
    EXPECT_EQ(outcome.trees[0], 1U);
    EXPECT_EQ(outcome.backs[0], 1U);
    expectSolutions(solveByTrees(puzzleFrom(kR2)), plainSolutions(boardFrom(kR2)));
}

/// The algorithm as [Minigrid 3.1] has it: list all permutations of a box under the chosen ones, then try each.
std::uint64_t verticesByTheText(const Puzzle& puzzle, const BoxOrder& order) {
    std::uint64_t vertices = 0;
    std::vector<BoxPermutation> chosen;
    const std::function<void()> grow = [&] {
        if (chosen.size() == order.size())
            return;
        const PermutationTree tree(puzzle, order[chosen.size()], chosen);
        TreeWalk walk(tree);
        std::vector<BoxPermutation> permutations;
        while (const std::optional<TreeVertex> vertex = walk.next()) {
            vertices += vertex->isCut() ? 0 : 1;
            if (walk.isAtLeaf())
                permutations.push_back(tree.permutation(walk.path()));
        }
        for (const BoxPermutation& permutation : permutations) {
            chosen.push_back(permutation);
            grow();
            chosen.pop_back();
        }
    };
    grow();
    return vertices;
}

TEST(TreeSolver, CountsWhatTheTextsAlgorithmGrows) {
    const Puzzle puzzle = puzzleFrom(kR1);
    EXPECT_EQ(verticesByTheText(puzzle, orderOf(boxSequence(puzzle))), 13'994U);
    const Puzzle small = puzzleFrom(Geometry(2, 2), "1......2........");
    EXPECT_EQ(solveByTrees(small, kAllSolutions).steps, verticesByTheText(small, orderOf(boxSequence(small))));
    const BoxOrder diagonal = {0, 3, 1, 2};
    EXPECT_EQ(solveByTrees(small, kAllSolutions, {}, diagonal).steps, verticesByTheText(small, diagonal));
}

TEST(TreeSolver, TracesWhatItCounts) {
    Trace trace(1 << 17);
    const TreeOutcome outcome = solveByTrees(puzzleFrom(kR1), {.trace = &trace});
    ASSERT_EQ(trace.total(), trace.size());
    std::uint64_t opened = 0;
    std::uint64_t trees = 0;
    std::uint64_t backs = 0;
    std::uint64_t solved = 0;
    for (std::size_t i = 0; i < trace.size(); ++i) {
        opened += trace[i].kind == TraceKind::vertexOpened ? 1 : 0;
        trees += trace[i].kind == TraceKind::treeOpened ? 1 : 0;
        backs += trace[i].kind == TraceKind::back ? 1 : 0;
        if (trace[i].kind != TraceKind::solved)
            continue;
        ++solved;
        // In the last box of the sequence 3 1 7 6 5 9 4 8 2.
        EXPECT_EQ(trace[i],
                  (TraceEvent{.kind = TraceKind::solved, .box = 1, .level = 8, .step = outcome.stepsToFirst}));
    }
    EXPECT_EQ(opened + trees, 13'994U);
    EXPECT_EQ(trees, std::accumulate(outcome.trees.begin(), outcome.trees.end(), std::uint64_t{0}));
    EXPECT_EQ(backs, std::accumulate(outcome.backs.begin(), outcome.backs.end(), std::uint64_t{0}));
    EXPECT_EQ(solved, 1U);
    // The worked tree of box 3 begins with 2 and 6 cut at its first blank.
    EXPECT_EQ(trace[0], (TraceEvent{.kind = TraceKind::treeOpened, .box = 2, .step = 1}));
    EXPECT_EQ(trace[1].kind, TraceKind::cut);
    EXPECT_EQ(trace[1].value, (DigitSet{Digit(2), Digit(6)}).bits());
}

TEST(TreeSolver, KeepsToItsBudget) {
    const Puzzle puzzle = puzzleFrom(kR1);
    EXPECT_FALSE(solveByTrees(puzzle, {.budget = 13'994}).budgetRanOut);
    for (const std::uint64_t budget : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{13'993}}) {
        const TreeOutcome outcome = solveByTrees(puzzle, {.budget = budget});
        EXPECT_TRUE(outcome.budgetRanOut);
        EXPECT_FALSE(outcome.isDecided());
        EXPECT_EQ(outcome.steps, budget);
    }
}

TEST(TreeSolver, StopsWhenAsked) {
    std::stop_source source;
    source.request_stop();
    const TreeOutcome outcome = solveByTrees(Puzzle(), {.solutions = UINT64_MAX, .kept = 1}, source.get_token());
    EXPECT_TRUE(outcome.wasStopped);
}

TEST(TreeSolver, ExtremeBoards) {
    const TreeOutcome empty = solveByTrees(Puzzle(), {.solutions = 500, .kept = 10});
    EXPECT_EQ(empty.count, 500U);
    EXPECT_TRUE(empty.limitReached);
    EXPECT_EQ(empty.solutions.size(), 10U);
    expectSolutions(solveByTrees(puzzleFrom(kR1Solution)), {kR1Solution});
    Puzzle twice;
    twice.givens.set(Cell(0), Digit(1));
    twice.givens.set(Cell(8), Digit(1));
    EXPECT_EQ(solveByTrees(twice).count, 0U);
    EXPECT_TRUE(solveByTrees(twice).isDecided());
    EXPECT_TRUE(solveByTrees(Puzzle(Geometry(5, 5), Grid(25))).isNotOffered);
    EXPECT_EQ(solveByTrees(Puzzle(Geometry(2, 2), Grid(4)), kAllSolutions).count, 288U);
}

TEST(TreeSolver, FindsEverySolutionOrSaysThatItDidNot) {
    int decided = 0;
    for (std::uint64_t piece = 0; piece < static_cast<std::uint64_t>(6 + scaled(90)); ++piece) {
        const ClassicDigits board = generatedBoard(piece);
        MinigridLimits limits = kAllSolutions;
        limits.budget = 1'000'000;
        const TreeOutcome outcome = solveByTrees(Puzzle(board.toGrid()), limits);
        if (!outcome.isDecided() || outcome.limitReached)
            continue;
        expectSolutions(outcome, plainSolutions(board));
        ++decided;
    }
    EXPECT_GT(decided, scaled(30));
}

}  // namespace
}  // namespace nonet
