#include "core/play/carried_state.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(CarriedState, StaysInItsRowAndColumn) {
    Puzzle before;
    Puzzle after(Geometry(2, 3), Grid(6));
    after.givens.set(Cell(7), Digit(1));
    PlayState state(before.shape());
    state.at(Cell(9)).digit = 4;
    state.at(Cell(1)).digit = 8;
    state.at(Cell(1)).colours.insert(Digit(2));
    state.at(Cell(2)).centre = DigitSet{Digit(3), Digit(9)};
    state.at(Cell(2)).corner = DigitSet{Digit(7)};
    state.at(Cell(2)).candidateColours = {{Digit(3), 1}, {Digit(8), 2}};
    state.at(Cell(10)).digit = 5;
    state.at(Cell(10)).colours.insert(Digit(1));
    state.at(Cell(80)).digit = 1;
    const PlayState carried = carriedState(state, before, after);
    ASSERT_EQ(carried.cells.size(), 36U);
    EXPECT_EQ(carried.at(Cell(6)).digit, 4);
    // The symbol is not there any more; the colour is.
    EXPECT_EQ(carried.at(Cell(1)).digit, 0);
    EXPECT_TRUE(carried.at(Cell(1)).colours.contains(Digit(2)));
    EXPECT_EQ(carried.at(Cell(2)).centre, DigitSet{Digit(3)});
    EXPECT_TRUE(carried.at(Cell(2)).corner.isEmpty());
    EXPECT_EQ(carried.at(Cell(2)).candidateColours.size(), 1U);
    // Given now.
    EXPECT_EQ(carried.at(Cell(7)).digit, 0);
    EXPECT_TRUE(carried.at(Cell(7)).colours.contains(Digit(1)));
}

TEST(CarriedState, LinksGoWhereAnEndDoes) {
    const Puzzle before;
    Puzzle after(Geometry(2, 3), Grid(6));
    after.givens.set(Cell(0), Digit(1));
    PlayState state(before.shape());
    const Candidate kept{Cell(1), Digit(2)};
    state.links = {{kept, {Cell(10), Digit(2)}, LinkKind::weak},
                   {kept, {Cell(0), Digit(2)}, LinkKind::strong},
                   {kept, {Cell(8), Digit(2)}, LinkKind::strong},
                   {kept, {Cell(2), Digit(9)}, LinkKind::strong}};
    const PlayState carried = carriedState(state, before, after);
    ASSERT_EQ(carried.links.size(), 1U);
    EXPECT_EQ(carried.links.front(), (DrawnLink{kept, {Cell(7), Digit(2)}, LinkKind::weak}));
}

TEST(CarriedState, NothingIsLostOnTheSameBoard) {
    const Puzzle puzzle;
    PlayState state(puzzle.shape());
    state.at(Cell(3)).digit = 4;
    state.at(Cell(4)).struck = DigitSet{Digit(4)};
    EXPECT_EQ(carriedState(state, puzzle, puzzle), state);
}

}  // namespace
}  // namespace nonet
