#include "core/foundation/random_source.h"
#include "ui/labs/lookup/typed_rows.h"

#include <gtest/gtest.h>

namespace nonet::lookup {
namespace {

Digit anyDigit(RandomSource& random) { return Digit(1 + static_cast<int>(random.below(9))); }

TEST(TypedRows, ARowThatIsCorrectedLeavesTheOthersAlone) {
    RandomSource random(9);
    for (int round = 0; round < 100; ++round) {
        Grid work;
        for (int i = 9; i < 81; ++i)
            if (random.below(2) == 0)
                work.set(Cell(i), anyDigit(random));
        const int row = 1 + static_cast<int>(random.below(8));
        for (int column = 0; column < 9; ++column)
            work.set(Cell(9 * row + column), anyDigit(random));
        Grid wanted = work;
        TypedRows typed({.first = 1, .count = 8});
        typed.click();
        Cell cell(9 * row);
        for (int column = 0; column < 9; ++column) {
            const Digit digit = anyDigit(random);
            wanted.set(Cell(9 * row + column), digit);
            ASSERT_EQ(cell, Cell(9 * row + column));
            EXPECT_EQ(typed.write(work, cell, digit), QString());
            cell = typed.cellAfter(work, cell).value_or(cell);
        }
        EXPECT_EQ(work, wanted);
    }
}

TEST(TypedRows, BehindTheLastFreePlaceNothingIsOverwritten) {
    RandomSource random(10);
    Grid work;
    TypedRows typed({.first = 1, .count = 8});
    Cell cell(40);
    typed.click();
    for (int i = 0; i < 72; ++i) {
        EXPECT_EQ(typed.write(work, cell, anyDigit(random)), QString());
        cell = typed.cellAfter(work, cell).value_or(cell);
    }
    const Grid full = work;
    EXPECT_EQ(full.filledCount(), 72);
    EXPECT_FALSE(typed.write(work, cell, Digit(1)).isEmpty());
    EXPECT_EQ(work, full);
    // A correction up to a row's end does not start over there either.
    typed.click();
    EXPECT_TRUE(typed.write(work, Cell(80), Digit(1)).isEmpty());
    EXPECT_EQ(typed.cellAfter(work, Cell(80)), std::nullopt);
    EXPECT_FALSE(typed.write(work, Cell(80), Digit(2)).isEmpty());
}

}  // namespace
}  // namespace nonet::lookup
