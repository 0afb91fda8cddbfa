#include "tests/core/techniques/golden.h"

namespace nonet {
namespace {

using test::expectGolden;

TEST(UniqueRectangle4, ClearsTheOtherDigitWhereOneIsLockedInARow) {
    const Step step = expectGolden(TechniqueId::uniqueRectangle4,
                                   {.board = {"r1c14=12", "r2c2356789-1"}, .result = {"r2c14-2"}, .broken = "r2c5+1"});
    EXPECT_EQ(test::housesIn(step, Role::defining), std::vector<House>{classic::rowHouse(1)});
    ASSERT_EQ(step.links.size(), 1U);
    EXPECT_EQ(step.links.front().from, (Candidate{classic::cellAt(1, 0), Digit(1)}));
}

TEST(UniqueRectangle4, ClearsTheOtherDigitWhereOneIsLockedInABox) {
    expectGolden(TechniqueId::uniqueRectangle4,
                 {.board = {"r1c23=58", "r46c123-5", "r5c1-5"}, .result = {"r5c23-8"}, .broken = "r6c1+5"});
}

TEST(UniqueRectangle4, MayLackADigitOfThePair) {
    expectGolden(TechniqueId::uniqueRectangle4,
                 {.board = {"r12c1=47", "r3456789c5-7", "r1c5-4"}, .result = {"r2c5-4"}, .broken = "r9c5+7"});
}

}  // namespace
}  // namespace nonet
