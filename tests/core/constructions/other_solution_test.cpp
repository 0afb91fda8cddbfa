#include "core/board/classic.h"
#include "core/constructions/mask.h"
#include "core/constructions/other_solution.h"
#include "core/constructions/shift_cipher.h"
#include "core/solvers/search/classic_search.h"
#include "tests/core/constructions/shift_example.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

using test::kShiftBoard;
using test::kShiftPuzzle;

ClassicDigits board() { return ClassicDigits::from(*gridFromLine(kShiftBoard)); }
ClassicDigits puzzle() { return ClassicDigits::from(*gridFromLine(kShiftPuzzle)); }

ClassicCellSet clueCells(const ClassicDigits& puzzle) {
    ClassicCellSet cells;
    for (const Cell cell : classic::kAllCells)
        if (!puzzle.isBlank(cell))
            cells.insert(cell);
    return cells;
}

TEST(OtherSolution, TheSourcesPuzzleHasOneOutsideTheFamily) {
    const OtherSolutionAnswer answer = otherSolution(board(), clueCells(puzzle()), shiftCipherMap());
    ASSERT_TRUE(answer.other);
    EXPECT_FALSE(answer.other->isOfFamily);
    EXPECT_TRUE(answer.other->solution.toGrid().isSolved({}));
    for (const Cell cell : classic::kAllCells) {
        EXPECT_EQ(answer.other->differing.contains(cell),
                  answer.other->solution.valueAt(cell) != board().valueAt(cell));
        EXPECT_TRUE(puzzle().isBlank(cell) || !answer.other->differing.contains(cell));
    }
}

TEST(OtherSolution, AProperPuzzleHasNone) {
    const std::string proper = "85...7.....2...43.............243...961...............37.........6.........59...8";
    EXPECT_EQ(countSolutions(ClassicDigits::from(*gridFromLine(proper))).count, 1U);
    EXPECT_FALSE(otherSolution(board(), clueCells(ClassicDigits::from(*gridFromLine(proper))), shiftCipherMap()).other);
}

TEST(OtherSolution, OneOfTheFamilyIsToldAsSuch) {
    // With two digits hidden the family has them exchanged; the puzzle may have more.
    const ClassicDigits shown = board();
    ClassicCellSet cells;
    for (const Cell cell : classic::kAllCells)
        if (shown.valueAt(cell) != 1 && shown.valueAt(cell) != 2)
            cells.insert(cell);
    const OtherSolutionAnswer answer = otherSolution(board(), cells, shiftCipherMap());
    ASSERT_TRUE(answer.other);
    const std::uint64_t all =
        countSolutions(ClassicDigits::from(masked(*gridFromLine(kShiftBoard), CellSet::from(cells))),
                       {.solutions = 100})
            .count;
    EXPECT_EQ(answer.other->isOfFamily, all == 2);
}

TEST(OtherSolution, StopsWhenAsked) {
    std::stop_source source;
    source.request_stop();
    EXPECT_TRUE(otherSolution(board(), {}, shiftCipherMap(), source.get_token()).wasStopped);
}

}  // namespace
}  // namespace nonet
