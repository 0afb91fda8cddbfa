#include "core/constructions/mask.h"
#include "core/constructions/sequence_text.h"
#include "core/constructions/shift_cipher.h"
#include "tests/core/constructions/shift_example.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

using test::kShiftBoard;
using test::kShiftMask;
using test::kShiftPuzzle;
using test::sequenceOf;

TEST(ShiftCipher, MakesTheSourcesBoard) { EXPECT_EQ(toLine(shiftCipher(sequenceOf("859612437"))), kShiftBoard); }

TEST(ShiftCipher, MasksTheSourcesPuzzle) {
    const Grid board = shiftCipher(sequenceOf("859612437"));
    EXPECT_EQ(toLine(masked(board, maskFromLine(kShiftMask).value())), kShiftPuzzle);
    EXPECT_EQ(toLine(masked(board, maskOf(*gridFromLine(kShiftMask)))), kShiftPuzzle);
    EXPECT_EQ(digitsShown(*gridFromLine(kShiftPuzzle)).count(), 7);
    EXPECT_EQ(digitsShown(Grid()).count(), 0);
}

TEST(ShiftCipher, AMaskHasACharacterACell) {
    EXPECT_EQ(maskFromLine("..").error(), (Error{.code = ErrorCode::tooFewCells, .found = 2, .expected = 81}));
    EXPECT_EQ(maskFromLine(std::string(82, '1')).error().code, ErrorCode::tooManyCells);
    EXPECT_EQ(maskFromLine("x0.■............", 4).value(), (CellSet{Cell(0), Cell(3)}));
}

TEST(ShiftCipher, EachBoxHoldsTheListShiftedAsDefined) {
    const Sequence list = sequenceOf("859612437");
    const Grid board = shiftCipher(list);
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j) {
            EXPECT_EQ(shiftOfBox({}, shiftRule({}), i, j), i + 3 * j);
            Sequence box = list;
            for (int n = 0; n < i + 3 * j; ++n)
                box = box.shifted(1);
            const std::vector<Cell> cells = Geometry().cells({HouseKind::box, static_cast<std::uint8_t>(3 * i + j)});
            for (int k = 0; k < 9; ++k)
                EXPECT_EQ(board.digit(cells[static_cast<std::size_t>(k)]), box.digitAt(k));
        }
}

TEST(ShiftCipher, ClosedFormOnTheClassicBoard) {
    const PlaceMap map = shiftCipherMap();
    for (int I = 0; I < 3; ++I)
        for (int J = 0; J < 3; ++J)
            for (int a = 0; a < 3; ++a)
                for (int b = 0; b < 3; ++b)
                    EXPECT_EQ(map.placeAt(Geometry().cell(3 * I + a, 3 * J + b)), (3 * a + b + 18 - I - 3 * J) % 9);
}

TEST(ShiftCipher, TwelveOfThe81PairsWork) {
    const std::vector<ShiftRule> rules = validShiftRules();
    EXPECT_EQ(rules.size(), 12U);
    for (const ShiftRule rule : rules)
        EXPECT_TRUE(rule.perBoxRow % 3 != 0 && (rule.perBoxColumn == 3 || rule.perBoxColumn == 6));
    EXPECT_FALSE(alwaysGivesSudoku({}, {3, 1}));
}

TEST(ShiftCipher, TheClosedFormOfValidityAgreesWithTheHouses) {
    int boards = 0;
    for (int r = 1; r <= 12; ++r)
        for (int c = 1; r * c <= 12; ++c) {
            const Geometry geometry(r, c);
            for (int a = 0; a < r * c; ++a)
                for (int b = 0; b < r * c; ++b, ++boards)
                    EXPECT_EQ(alwaysGivesSudoku(geometry, {a, b}), shiftCipherMap(geometry, {a, b}).clashes().empty())
                        << r << 'x' << c << ' ' << a << ' ' << b;
        }
    EXPECT_GT(boards, 756);
}

TEST(ShiftCipher, ShiftIPlusCJWorksUpTo36) {
    for (const auto& [r, c] : std::initializer_list<std::pair<int, int>>{{2, 2},
                                                                         {2, 3},
                                                                         {3, 2},
                                                                         {2, 4},
                                                                         {4, 2},
                                                                         {3, 3},
                                                                         {2, 5},
                                                                         {5, 2},
                                                                         {2, 6},
                                                                         {6, 2},
                                                                         {3, 4},
                                                                         {4, 3},
                                                                         {3, 5},
                                                                         {5, 3},
                                                                         {4, 4},
                                                                         {4, 5},
                                                                         {5, 4},
                                                                         {5, 5},
                                                                         {6, 6}}) {
        const Geometry geometry(r, c);
        EXPECT_TRUE(alwaysGivesSudoku(geometry, shiftRule(geometry)));
        EXPECT_TRUE(shiftCipher(Sequence(r * c).shifted(1), geometry).isSolved(geometry)) << r << 'x' << c;
    }
}

TEST(ShiftCipher, TheSourcesLiteralRuleFailsOnOtherBoxes) {
    for (const auto& [r, c] : std::initializer_list<std::pair<int, int>>{{2, 2}, {3, 2}, {4, 4}, {5, 5}})
        EXPECT_FALSE(alwaysGivesSudoku(Geometry(r, c), {1, 3})) << r << 'x' << c;
    EXPECT_TRUE(alwaysGivesSudoku(Geometry(2, 3), {1, 3}));
}

TEST(ShiftCipher, TheTwoSmallBoardsOfTheLab) {
    EXPECT_EQ(toLine(shiftCipher(sequenceOf("1234", 4), Geometry(2, 2))), "1234341241232341");
    EXPECT_EQ(toLine(shiftCipher(Sequence(6), Geometry(2, 3))), "123456456123612345345612561234234561");
}

}  // namespace
}  // namespace nonet
