#include "tests/core/techniques/golden.h"

namespace nonet {
namespace {

using test::expectGolden;

TEST(UniqueRectangle5, HasItsRoofAcross) {
    const Step step =
        expectGolden(TechniqueId::uniqueRectangle5, {.board = {"r1c1=12", "r2c4=12", "r1c4=123", "r2c1=123"},
                                                     .result = {"r1c23-3", "r2c56-3"},
                                                     .broken = "r2c1+4"});
    EXPECT_EQ(test::candidatesIn(step, Role::guardian), test::candidatesOf({"r1c4-3", "r2c1-3"}));
    expectGolden(TechniqueId::uniqueRectangle5, {.board = {"r4c3=58", "r7c2=58", "r4c2=589", "r7c3=589"},
                                                 .result = {"r56c3-9", "r89c2-9"},
                                                 .broken = "r4c3+1"});
}

TEST(UniqueRectangle5, HasThreeRoofCells) {
    expectGolden(TechniqueId::uniqueRectangle5,
                 {.board = {"r1c1=12", "r1c4=123", "r2c14=123"}, .result = {"r2c56-3"}, .broken = "r2c4+5"});
}

TEST(UniqueRectangle5, IsNotOfOneLine) {
    EXPECT_TRUE(stepsOf(TechniqueId::uniqueRectangle5, test::boardOf({"r1c14=12", "r2c14=123"})).empty());
}

}  // namespace
}  // namespace nonet
