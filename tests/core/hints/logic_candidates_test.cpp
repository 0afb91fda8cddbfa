#include "core/hints/logic_candidates.h"
#include "core/solvers/entry/entry.h"
#include "core/solvers/propagation/true_candidates.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

/// Singles solve it.
constexpr auto kEasy = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
/// One solution, and no technique gets through.
constexpr auto kHard = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

Puzzle puzzleOf(const char* line) { return Puzzle(*gridFromLine(line)); }

TEST(LogicCandidates, OfAnEasyPuzzleAreItsSolution) {
    const LogicCandidates logic = logicCandidates(puzzleOf(kEasy));
    EXPECT_EQ(logic.state, SolutionState::one);
    EXPECT_TRUE(logic.isSolved);
    EXPECT_TRUE(logic.isComplete);
    EXPECT_EQ(logic.steps, 51U);
    for (const Cell cell : puzzleOf(kEasy).shape().cells())
        EXPECT_EQ(logic.left.at(cell).count(), 1);
}

TEST(LogicCandidates, LeaveWhatIsTrueAndNoLessThanTheTechniquesTake) {
    for (const char* line : {kEasy, kHard}) {
        const Puzzle puzzle = puzzleOf(line);
        const LogicCandidates logic = logicCandidates(puzzle);
        const CandidateKnowledge truth = trueCandidates(puzzle).candidates;
        const CandidateGrid basic = candidatesFrom(puzzle.givens, puzzle);
        for (const Cell cell : puzzle.shape().cells()) {
            EXPECT_TRUE((truth.possible(cell) - logic.left.at(cell)).isEmpty()) << cell.index();
            if (puzzle.givens.isBlank(cell)) {
                EXPECT_TRUE((logic.left.at(cell) - basic.at(cell)).isEmpty()) << cell.index();
            }
        }
    }
    EXPECT_FALSE(logicCandidates(puzzleOf(kHard)).isSolved);
}

TEST(LogicCandidates, AreNoneWhereThereIsNoSolution) {
    Puzzle none;
    none.givens.set(Cell(0), Digit(1));
    none.givens.set(Cell(1), Digit(1));
    const LogicCandidates logic = logicCandidates(none);
    EXPECT_EQ(logic.state, SolutionState::none);
    EXPECT_EQ(logic.left.count(), 0);
    EXPECT_EQ(logic.steps, 0U);
}

TEST(LogicCandidates, StopWhenToldTo) {
    std::stop_source stopped;
    stopped.request_stop();
    EXPECT_FALSE(logicCandidates(puzzleOf(kHard), hodokuProfile(), stopped.get_token()).isComplete);
}

}  // namespace
}  // namespace nonet
