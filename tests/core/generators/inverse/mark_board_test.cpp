#include "core/generators/inverse/mark_board.h"
#include "core/generators/random_grid.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(MarkBoard, ACellHasAValueExactlyWhereItHasNoMarks) {
    RandomSource random(1);
    const ClassicDigits solution = randomGrid(random);
    MarkBoard board = MarkBoard::fromSolution(solution);
    EXPECT_EQ(board.level(), 0);
    EXPECT_TRUE(board.isFull());
    const Cell cell(40);
    const Digit digit(solution.valueAt(cell));
    board.unfill(cell);
    EXPECT_EQ(board.level(), 1);
    EXPECT_FALSE(board.isFilled(cell));
    EXPECT_EQ(board.marks(cell), ClassicDigitSet(digit));
    EXPECT_TRUE(board.positions(digit).contains(cell));
    EXPECT_FALSE(board.filledWith(digit).contains(cell));
    for (const Digit each : classic::kAllDigits)
        board.addMark(cell, each);
    EXPECT_EQ(board.level(), 9);
    board.addMark(cell, digit);
    EXPECT_EQ(board.level(), 9);
    board.removeMark(cell, digit);
    board.removeMark(cell, digit);
    EXPECT_EQ(board.level(), 8);
    board.fill(cell, digit);
    EXPECT_EQ(board, MarkBoard::fromSolution(solution));
    EXPECT_EQ(board.level(), 0);
    EXPECT_TRUE(board.marked(Digit(1)).isEmpty());
}

TEST(MarkBoard, APuzzleHasNineMarksABlank) {
    RandomSource random(2);
    ClassicDigits clues = randomGrid(random);
    for (int i = 0; i < 81; i += 3)
        clues.clear(Cell(i));
    const MarkBoard board = MarkBoard::fromClues(clues);
    EXPECT_EQ(board.level(), 27 * 9);
    EXPECT_EQ(board.values(), clues);
    EXPECT_EQ(board.toMarks(), ClassicMarks::from(clues));
    EXPECT_EQ(MarkBoard::fromClues(ClassicDigits{}).level(), 729);
}

}  // namespace
}  // namespace nonet
