#include "core/board/classic.h"
#include "core/solvers/search/singles_state.h"
#include "tests/core/known_puzzles.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

using test::marksFrom;

SinglesState settled(const std::string& line) {
    SinglesState state(marksFrom(line));
    state.settle();
    return state;
}

std::string blank(int cells) { return std::string(static_cast<std::size_t>(cells), '.'); }

TEST(SinglesState, FindsANakedSingle) {
    // r1c1 sees 1 to 8 in its row and column.
    const SinglesState state = settled(".1234...." + ("5" + blank(8)) + blank(9) + ("6" + blank(8)) + ("7" + blank(8)) +
                                       ("8" + blank(8)) + blank(27));
    EXPECT_TRUE(state.isDecided(Cell(0)));
    EXPECT_EQ(state.candidates(Cell(0)), ClassicDigitSet{Digit(9)});
    EXPECT_FALSE(state.isSolved());
}

TEST(SinglesState, FindsAHiddenSingleOfEachKindOfHouse) {
    // The 1s leave r3c3 as the only place in box 1.
    const SinglesState box =
        settled("....1...." + blank(3) + "....." + "1" + blank(9) + (".1" + blank(7)) + ("1" + blank(8)) + blank(36));
    EXPECT_EQ(box.candidates(Cell(20)), ClassicDigitSet{Digit(1)});
    // r1c9 is the only place for 9 in row 1: every other blank sees a 9 in its column.
    const SinglesState row = settled("1234567.." + blank(18) + blank(7) + "9." + blank(45));
    EXPECT_EQ(row.candidates(Cell(8)), ClassicDigitSet{Digit(9)});
    const SinglesState column = settled("1" + blank(8) + "2" + blank(8) + "3" + blank(8) + "4" + blank(8) + "5" +
                                        blank(8) + "6" + blank(8) + "7" + blank(8) + blank(6) + "9.." + blank(9));
    EXPECT_EQ(column.candidates(Cell(72)), ClassicDigitSet{Digit(9)});
}

TEST(SinglesState, LeavesLockedCandidatesAlone) {
    // In box 1 a 9 fits into row 3 alone, which would take it from the rest of the row; no single says so.
    const SinglesState state = settled("123......456......" + blank(63));
    EXPECT_TRUE(state.contains({Cell(20), Digit(9)}));
    EXPECT_TRUE(state.contains({Cell(26), Digit(9)}));
}

TEST(SinglesState, FinishesAnEasyPuzzle) {
    EXPECT_TRUE(
        settled("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79").isSolved());
    EXPECT_FALSE(
        settled("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..").isSolved());
}

TEST(SinglesState, GoesOnFromWhatIsAssignedOrRemoved) {
    SinglesState state(ClassicMarks::from(ClassicDigits()));
    state.assign(Cell(0), Digit(4));
    state.remove({Cell(80), Digit(7)});
    state.settle();
    EXPECT_TRUE(state.isDecided(Cell(0)));
    EXPECT_FALSE(state.contains({Cell(8), Digit(4)}));
    EXPECT_FALSE(state.contains({Cell(80), Digit(7)}));
    EXPECT_TRUE(state.contains({Cell(80), Digit(4)}));
}

}  // namespace
}  // namespace nonet
