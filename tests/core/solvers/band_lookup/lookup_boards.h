// Boards for the tests of both lookup solvers.
#pragma once

#include "core/board/classic_digits.h"
#include "core/generators/erase.h"
#include "tests/core/puzzle_lists.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <string_view>
#include <vector>

namespace nonet {

inline ClassicDigits boardFrom(std::string_view line) { return ClassicDigits::from(gridFromLine(line).value()); }

inline ClassicMarks marksFrom(std::string_view line) { return ClassicMarks::from(boardFrom(line)); }

/// Minimal puzzles; every third lacks another clue or two, so that some have several solutions.
inline ClassicDigits generatedBoard(std::uint64_t piece) {
    RandomSource random = RandomSource::forPiece(71, piece);
    const Grid solution = randomSolution(random);
    ClassicDigits board = ClassicDigits::from(erase(solution, random).givens);
    for (std::uint64_t less = piece % 3; less > 0;) {
        const Cell cell(static_cast<int>(random.below(81)));
        less -= board.isBlank(cell) ? 0 : 1;
        board.clear(cell);
    }
    return board;
}

inline void expectSolvedAndDifferent(std::vector<ClassicDigits> solutions) {
    for (const ClassicDigits& solution : solutions)
        EXPECT_TRUE(solution.toGrid().isSolved(Geometry()));
    std::ranges::sort(solutions);
    EXPECT_EQ(std::ranges::adjacent_find(solutions), solutions.end());
}

/// Inkala 2012, a well-known single.
inline constexpr const char* kInkala =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
/// [Lookup]'s second grid with 13 cells left out.
inline constexpr const char* kPartial =
    "48.3.1.265264.93713.152648964.93715..52.489.7937152648.64.937157152648938937152.4";
inline constexpr const char* kPartialSolution =
    "489371526526489371371526489648937152152648937937152648264893715715264893893715264";

}  // namespace nonet
