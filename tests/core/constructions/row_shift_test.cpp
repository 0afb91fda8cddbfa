#include "core/constructions/row_shift.h"
#include "core/constructions/sequence_text.h"
#include "tests/core/constructions/family_census.h"
#include "tests/core/constructions/shift_example.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

using test::sequenceOf;

TEST(RowShift, MakesTheSourcesTwoBoards) {
    EXPECT_EQ(toLine(rowShift(Sequence())),
              "123456789789123456456789123912345678678912345345678912891234567567891234234567891");
    EXPECT_EQ(toLine(rowShift(sequenceOf("489371526"))),
              "489371526526489371371526489648937152152648937937152648264893715715264893893715264");
}

TEST(RowShift, TurnsByThreeThreeOne) {
    EXPECT_EQ(rowTurns(), (std::array{0, 3, 6, 1, 4, 7, 2, 5, 8}));
    EXPECT_EQ(rowTurns({}, BandStart::fromRowAbove), (std::array{0, 3, 6, 7, 1, 4, 5, 8, 2}));
    EXPECT_TRUE(rowShiftMap().clashes().empty());
    EXPECT_TRUE(rowShiftMap(rowTurns({}, BandStart::fromRowAbove)).clashes().empty());
}

TEST(RowShift, EveryListGivesASudoku) { EXPECT_EQ(censusOf(rowShiftMap()).valid, 362'880U); }

TEST(RowShift, OtherStepsMayClash) {
    EXPECT_FALSE(rowShiftMap(rowTurns({.second = 1, .third = 1, .band = 3})).clashes().empty());
    EXPECT_FALSE(rowShiftMap(rowTurns({.second = 3, .third = 3, .band = 3})).clashes().empty());
    EXPECT_TRUE(rowShiftMap(rowTurns({.second = -3, .third = 6, .band = -1})).clashes().empty());
    EXPECT_TRUE(rowShiftMap(rowTurns({.second = 6, .third = 6, .band = 2})).clashes().empty());
}

}  // namespace
}  // namespace nonet
