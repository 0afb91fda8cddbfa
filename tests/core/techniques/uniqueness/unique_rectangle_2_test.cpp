#include "tests/core/techniques/golden.h"

namespace nonet {
namespace {

using test::expectGolden;

TEST(UniqueRectangle2, ClearsTheExtraDigitAlongARow) {
    const Step step =
        expectGolden(TechniqueId::uniqueRectangle2,
                     {.board = {"r1c14=12", "r2c14=123"}, .result = {"r2c2356789-3"}, .broken = "r2c4+4"});
    EXPECT_EQ(test::candidatesIn(step, Role::fin), test::candidatesOf({"r2c14-3"}));
}

TEST(UniqueRectangle2, ClearsTheExtraDigitInRowAndBox) {
    expectGolden(TechniqueId::uniqueRectangle2,
                 {.board = {"r1c23=58", "r5c23=589"}, .result = {"r5c1456789-9", "r46c123-9"}, .broken = "r1c2+9"});
}

TEST(UniqueRectangle2, MayLackADigitOfThePair) {
    expectGolden(
        TechniqueId::uniqueRectangle2,
        {.board = {"r12c1=47", "r1c5=46", "r2c5=467"}, .result = {"r3456789c5-6", "r123c46-6"}, .broken = "r2c5+9"});
}

TEST(UniqueRectangle2, HasItsFloorInALine) {
    EXPECT_TRUE(
        stepsOf(TechniqueId::uniqueRectangle2, test::boardOf({"r1c1=12", "r2c4=12", "r1c4=123", "r2c1=123"})).empty());
}

}  // namespace
}  // namespace nonet
