#include "tests/core/techniques/golden.h"

namespace nonet {
namespace {

using test::expectGolden;

TEST(WWing, IsJoinedByARow) {
    const Step step = expectGolden(
        TechniqueId::wWing,
        {.board = {"r1c1=12", "r5c5=12", "r9c2346789-1"}, .result = {"r1c5-2", "r5c1-2"}, .broken = "r9c3+1"});
    EXPECT_EQ(test::housesIn(step, Role::base), std::vector<House>{classic::rowHouse(8)});
    EXPECT_EQ(test::candidatesIn(step, Role::pincer), test::candidatesOf({"r1c1-2", "r5c5-2"}));
    EXPECT_EQ(linksOf(step).size(), 5U);
    expectGolden(
        TechniqueId::wWing,
        {.board = {"r2c2=67", "r8c3=67", "r5c1456789-7"}, .result = {"r789c2-6", "r123c3-6"}, .broken = "r5c9+7"});
}

TEST(WWing, IsJoinedByABox) {
    expectGolden(TechniqueId::wWing, {.board = {"r1c1=89", "r9c9=89", "r1c79-8", "r2c789-8", "r3c78-8"},
                                      .result = {"r1c9-9", "r9c1-9"},
                                      .broken = "r2c7+8"});
}

TEST(WWing, NeedsTheSamePairTwice) {
    EXPECT_TRUE(stepsOf(TechniqueId::wWing, test::boardOf({"r1c1=12", "r5c5=13", "r9c2346789-1"})).empty());
}

}  // namespace
}  // namespace nonet
