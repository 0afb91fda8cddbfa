// What the tests of each version compare with: every version gives the same answer.
#pragma once

#include "core/solvers/minigrid/minigrid_outcome.h"
#include "tests/core/plain_search.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace nonet {

inline std::vector<std::string> sortedLines(const std::vector<Grid>& grids) {
    std::vector<std::string> lines;
    lines.reserve(grids.size());
    for (const Grid& grid : grids)
        lines.push_back(toLine(grid));
    std::ranges::sort(lines);
    return lines;
}

/// All solutions of a classic puzzle, by a search that shares nothing with these solvers.
inline std::vector<std::string> plainSolutions(const ClassicDigits& board) {
    std::vector<std::string> lines;
    for (const ClassicDigits& solution : PlainSearch::solutions(ClassicMarks::from(board)))
        lines.push_back(toLine(solution.toGrid()));
    std::ranges::sort(lines);
    return lines;
}

/// Every solution, each once.
inline void expectSolutions(const MinigridOutcome& outcome, const std::vector<std::string>& expected) {
    ASSERT_TRUE(outcome.isDecided());
    EXPECT_FALSE(outcome.limitReached);
    EXPECT_EQ(outcome.count, expected.size());
    EXPECT_EQ(sortedLines(outcome.solutions), expected);
    EXPECT_EQ(outcome.stepsToFirst > 0, !expected.empty());
    EXPECT_LE(outcome.stepsToFirst, outcome.steps);
}

/// More than any puzzle of these tests has.
inline constexpr MinigridLimits kAllSolutions = {.solutions = 5000, .kept = 5000};

}  // namespace nonet
