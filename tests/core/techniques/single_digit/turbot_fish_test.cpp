#include "tests/core/techniques/golden.h"

namespace nonet {
namespace {

using test::expectGolden;

TEST(TurbotFish, JoinsABoxAndALine) {
    const Step step = expectGolden(
        TechniqueId::turbotFish,
        {.board = {"r1c23-7", "r2c123-7", "r3c13-7", "r6c1345689-7"}, .result = {"r1c7-7"}, .broken = "r2c2+7"});
    EXPECT_EQ(test::housesIn(step, Role::base), (std::vector<House>{classic::rowHouse(5), classic::boxHouse(0)}));
    expectGolden(
        TechniqueId::turbotFish,
        {.board = {"r4c56-1", "r5c456-1", "r6c46-1", "r1235679c9-1"}, .result = {"r8c5-1"}, .broken = "r2c9+1"});
    expectGolden(
        TechniqueId::turbotFish,
        {.board = {"r7c79-9", "r8c789-9", "r9c89-9", "r1245678c2-9"}, .result = {"r3c8-9"}, .broken = "r8c8+9"});
}

TEST(TurbotFish, IsNeitherSkyscraperNorKite) {
    EXPECT_TRUE(stepsOf(TechniqueId::turbotFish, test::boardOf({"r1c1345689-3", "r5c1345679-3"})).empty());
    EXPECT_TRUE(stepsOf(TechniqueId::turbotFish, test::boardOf({"r1c1345789-5", "r1345679c3-5"})).empty());
    // The row's two places share a box, where they are the only ones too: still a kite alone.
    EXPECT_TRUE(stepsOf(TechniqueId::turbotFish, test::boardOf({"r5c123478-2", "r5c9-2", "r46c456-2", "r2345789c4-2"}))
                    .empty());
}

}  // namespace
}  // namespace nonet
