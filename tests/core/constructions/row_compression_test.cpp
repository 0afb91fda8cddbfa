#include "core/constructions/row_compression.h"

#include <gtest/gtest.h>
#include <set>

namespace nonet {
namespace {

const Grid kGrid = *gridFromLine("681742953245839167397156824168274395524983716739615482816427539452398671973561248");

Grid rowOf(const std::string& digits) { return *gridFromLine(digits + std::string(72, '.')); }

TEST(RowCompression, WritesARowInThreeLetters) {
    const RowTrios row = *compressRow(rowOf("123456789"), 0);
    EXPECT_EQ(toLetters(row), "!at");
    for (int i = 0; i < Trio::kCount; ++i)
        EXPECT_EQ(trioFromLetter(toLetter(Trio(i))), Trio(i));
    EXPECT_FALSE(trioFromLetter(' '));
    EXPECT_FALSE(trioFromLetter('u'));
}

TEST(RowCompression, TriosLoseTheOrderAndOrderedTriosDoNot) {
    EXPECT_EQ(compressRow(rowOf("123456789"), 0), compressRow(rowOf("312456987"), 0));
    EXPECT_NE(compressRowInOrder(rowOf("123456789"), 0), compressRowInOrder(rowOf("312456987"), 0));
    for (int row = 0; row < 9; ++row) {
        const auto digits = expand(*compressRowInOrder(kGrid, row));
        for (int column = 0; column < 9; ++column)
            EXPECT_EQ(digits[static_cast<std::size_t>(column)], kGrid.digit(Cell(9 * row + column)));
    }
}

TEST(RowCompression, OneCodeStandsFor216Rows) {
    std::array<int, 9> digits = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    std::set<std::string> codes;
    int rows = 0;
    int same = 0;
    const std::string first = toLetters(*compressRow(rowOf("123456789"), 0));
    do {
        std::string text;
        for (const int digit : digits)
            text += static_cast<char>('0' + digit);
        if (text[0] > '3')
            break;
        const std::string letters = toLetters(*compressRow(rowOf(text), 0));
        codes.insert(letters);
        same += letters == first ? 1 : 0;
        ++rows;
    } while (std::next_permutation(digits.begin(), digits.end()));
    EXPECT_EQ(same, kRowsPerCode);
    EXPECT_EQ(rows, 3 * 40320);
}

TEST(RowCompression, ThereAre504OrderedTrios) {
    std::set<std::array<Digit, 3>> seen;
    for (int i = 0; i < OrderedTrio::kCount; ++i) {
        const auto digits = OrderedTrio(i).digits();
        EXPECT_EQ(OrderedTrio::of(digits), OrderedTrio(i));
        EXPECT_EQ(Trio::of(ClassicDigitSet{digits[0], digits[1], digits[2]}), OrderedTrio(i).trio());
        seen.insert(digits);
    }
    EXPECT_EQ(seen.size(), 504U);
    EXPECT_FALSE(OrderedTrio::of({Digit(1), Digit(1), Digit(2)}));
    EXPECT_FALSE(OrderedTrio::of({Digit(1), Digit(10), Digit(2)}));
    EXPECT_FALSE(compressRow(Grid(), 0));
    EXPECT_FALSE(compressRow(rowOf("113456789"), 0));
}

TEST(RowCompression, TriosTellRowsAndBandsButNotColumns) {
    for (int row = 0; row < 9; row += 3) {
        const RowTrios a = *compressRow(kGrid, row);
        const RowTrios b = *compressRow(kGrid, row + 1);
        EXPECT_TRUE(isRow(a));
        EXPECT_TRUE(fitInBand(a, b));
        EXPECT_EQ(thirdRow(a, b), compressRow(kGrid, row + 2));
    }
    EXPECT_FALSE(isRow(*compressRow(rowOf("123345789"), 0)));
    EXPECT_FALSE(fitInBand(*compressRow(rowOf("123456789"), 0), *compressRow(rowOf("145236789"), 0)));
    EXPECT_FALSE(thirdRow(*compressRow(rowOf("123456789"), 0), *compressRow(rowOf("123456789"), 0)));
    // They fit, yet what is left over is no row: 789 twice.
    EXPECT_FALSE(thirdRow(*compressRow(rowOf("123456789"), 0), *compressRow(rowOf("456123456"), 0)));
}

}  // namespace
}  // namespace nonet
