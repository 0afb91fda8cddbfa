#include "core/constructions/shift_cipher.h"
#include "core/generators/clue_exchange.h"
#include "core/generators/shift_puzzle.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(ShiftPuzzle, IsMadeProperAndSaysWhatTheMaskAloneGave) {
    RandomSource random(91);
    for (int i = 0; i < 3; ++i) {
        const ShiftPuzzle made = makeShiftPuzzle(std::nullopt, random);
        EXPECT_FALSE(made.wasStopped);
        EXPECT_EQ(made.board.toGrid(), shiftCipher(made.sequence));
        // None of the known masks makes a proper puzzle of the family.
        EXPECT_GE(made.maskedSolutions, 2U);
        EXPECT_FALSE(made.repair.added.isEmpty());
        EXPECT_FALSE(made.repair.added.intersects(made.mask));
        EXPECT_EQ(made.puzzle, shown(made.board, made.mask | made.repair.added));
        const SearchCount count = countSolutions(made.puzzle);
        EXPECT_EQ(count.count, 1U);
        EXPECT_EQ(count.first, made.board);
    }
}

TEST(ShiftPuzzle, TakesAGivenMask) {
    RandomSource random(92);
    ClassicCellSet mask = ClassicCellSet::all();
    mask.erase(Cell(40));
    const ShiftPuzzle made = makeShiftPuzzle(mask, random);
    EXPECT_EQ(made.mask, mask);
    EXPECT_EQ(made.maskedSolutions, 1U);
    EXPECT_TRUE(made.repair.added.isEmpty());
}

}  // namespace
}  // namespace nonet
