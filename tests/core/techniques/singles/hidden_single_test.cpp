#include "tests/core/techniques/golden.h"

namespace nonet {
namespace {

using test::expectGolden;

TEST(HiddenSingle, TakesTheOnlyPlaceInARow) {
    const Step step =
        expectGolden(TechniqueId::hiddenSingle, {.board = {"r1c12356789-5"}, .result = {"r1c4!5"}, .broken = "r1c9+5"});
    EXPECT_EQ(test::housesIn(step, Role::base), std::vector<House>{classic::rowHouse(0)});
}

TEST(HiddenSingle, TakesTheOnlyPlaceInAColumn) {
    expectGolden(TechniqueId::hiddenSingle, {.board = {"r23456789c9-1"}, .result = {"r1c9!1"}, .broken = "r8c9+1"});
}

TEST(HiddenSingle, TakesTheOnlyPlaceInABoxAsPlayersSeeIt) {
    const Step step =
        expectGolden(TechniqueId::hiddenSingle,
                     {.board = {"r4c1!7", "r2c4!7", "r8c6!7", "r6c5-7"}, .result = {"r5c5!7"}, .broken = "r6c5+7"});
    EXPECT_EQ(test::housesIn(step, Role::base), std::vector<House>{classic::boxHouse(4)});
}

TEST(HiddenSingle, NamesTheBoxWhereTheRowWouldDoToo) {
    const std::vector<Step> steps =
        stepsOf(TechniqueId::hiddenSingle, test::boardOf({"r1c12356789-5", "r2c456-5", "r3c456-5"}));
    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(test::housesIn(steps.front(), Role::base), std::vector<House>{classic::boxHouse(1)});
}

}  // namespace
}  // namespace nonet
