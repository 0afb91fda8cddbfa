#include "core/canonical/classic_transform.h"
#include "core/generators/erase.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(ClassicTransform, IsTheIdentityByDefault) {
    RandomSource random(1);
    const ClassicDigits grid = ClassicDigits::from(randomSolution(random));
    EXPECT_EQ(apply({}, grid), grid);
}

TEST(ClassicTransform, ExchangesRowsAndColumnsFirst) {
    ClassicDigits board;
    board.set(Cell(9 * 2 + 4), Digit(7));  // r3c5
    ClassicTransform transform;
    transform.isTransposed = true;
    transform.rows = {3, 4, 5, 0, 1, 2, 6, 7, 8};
    transform.columns = {2, 1, 0, 3, 4, 5, 6, 7, 8};
    transform.labels[7] = 1;
    transform.labels[1] = 7;
    ClassicDigits expected;
    // r5c3 after the exchange; row 5 comes second, column 3 first.
    expected.set(Cell(9 * 1 + 0), Digit(1));
    EXPECT_EQ(apply(transform, board), expected);
}

TEST(ClassicTransform, KeepsGridsSolvedAndDiffers) {
    RandomSource random(2);
    const ClassicDigits grid = ClassicDigits::from(randomSolution(random));
    int equal = 0;
    for (int i = 0; i < 200; ++i) {
        const ClassicDigits image = apply(randomTransform(random), grid);
        EXPECT_TRUE(image.toGrid().isSolved(Geometry()));
        equal += image == grid ? 1 : 0;
    }
    EXPECT_EQ(equal, 0);
}

}  // namespace
}  // namespace nonet
