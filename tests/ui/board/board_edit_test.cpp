#include "ui/board/board_edit.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

/// r1c1 is given, r1c2 is filled, r1c3 has the mark already.
struct Edited {
    Edited() : puzzle(Geometry(), Grid(9)), state(Geometry()) {
        puzzle.givens.set(Cell(0), Digit(5));
        state.at(Cell(1)).digit = 6;
        state.at(Cell(2)).centre.insert(Digit(5));
    }
    EntryContext of(int count) const {
        std::vector<Cell> cells;
        for (int i = 0; i < count; ++i)
            cells.emplace_back(i);
        return {puzzle, state, cells};
    }
    Puzzle puzzle;
    PlayState state;
};

TEST(BoardEdit, IsNamedAfterTheCellsThatChange) {
    const Edited board;
    const std::optional<BoardEdit> mark = enterIn(InputMode::centre, board.of(7), Digit(5));
    ASSERT_TRUE(mark);
    EXPECT_EQ(mark->label.cellCount, 4);
    EXPECT_EQ(mark->label.cell, Cell(3));
    const std::optional<BoardEdit> colour = enterIn(InputMode::colour, board.of(7), Digit(5));
    EXPECT_EQ(colour->label.cellCount, 7);
    EXPECT_EQ(eraseWith(board.of(7), EraseFirst::centre).label.cellCount, 1);
}

}  // namespace
}  // namespace nonet
