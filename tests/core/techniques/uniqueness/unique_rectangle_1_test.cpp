#include "tests/core/techniques/golden.h"

namespace nonet {
namespace {

using test::expectGolden;

TEST(UniqueRectangle1, ClearsThePairFromTheFourthCell) {
    const Step step = expectGolden(TechniqueId::uniqueRectangle1,
                                   {.board = {"r1c14=12", "r2c1=12"}, .result = {"r2c4-12"}, .broken = "r2c1+3"});
    EXPECT_EQ(step.cells.size(), 4U);
    EXPECT_EQ(test::candidatesIn(step, Role::defining), test::candidatesOf({"r12c14-12"}));
    EXPECT_EQ(test::candidatesIn(step, Role::fin), test::candidatesOf({"r2c4-3456789"}));
    expectGolden(TechniqueId::uniqueRectangle1,
                 {.board = {"r4c23=58", "r7c3=58"}, .result = {"r7c2-58"}, .broken = "r7c3+1"});
}

TEST(UniqueRectangle1, MayLackADigitInTheFourthCell) {
    expectGolden(TechniqueId::uniqueRectangle1,
                 {.board = {"r1c14=12", "r2c1=12", "r2c4=2567"}, .result = {"r2c4-2"}, .broken = "r1c4+9"});
}

TEST(UniqueRectangle1, LiesInTwoBoxesAndInUnsolvedCells) {
    EXPECT_TRUE(stepsOf(TechniqueId::uniqueRectangle1, test::boardOf({"r1c14=12", "r4c1=12"})).empty());
    EXPECT_TRUE(stepsOf(TechniqueId::uniqueRectangle1, test::boardOf({"r1c12=12", "r2c1=12"})).empty());
    EXPECT_TRUE(stepsOf(TechniqueId::uniqueRectangle1, test::boardOf({"r1c14=12", "r2c1!1"})).empty());
}

}  // namespace
}  // namespace nonet
