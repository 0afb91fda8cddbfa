#include "tests/core/techniques/golden.h"

namespace nonet {
namespace {

using test::expectGolden;

TEST(Skyscraper, JoinsTwoRows) {
    const Step step =
        expectGolden(TechniqueId::skyscraper,
                     {.board = {"r1c1345689-3", "r5c1345679-3"}, .result = {"r23c8-3", "r46c7-3"}, .broken = "r1c4+3"});
    EXPECT_EQ(test::housesIn(step, Role::base), (std::vector<House>{classic::rowHouse(0), classic::rowHouse(4)}));
    EXPECT_EQ(test::housesIn(step, Role::cover), std::vector<House>{classic::columnHouse(1)});
    EXPECT_EQ(test::candidatesIn(step, Role::base), test::candidatesOf({"r1c27-3", "r5c28-3"}));
    ASSERT_EQ(linksOf(step).size(), 3U);
    EXPECT_FALSE(linksOf(step)[1].isStrong());
    expectGolden(TechniqueId::skyscraper,
                 {.board = {"r4c1245789-9", "r9c1246789-9", "r78c6-9"}, .result = {"r56c5-9"}, .broken = "r9c1+9"});
}

TEST(Skyscraper, JoinsTwoColumns) {
    expectGolden(TechniqueId::skyscraper,
                 {.board = {"r1345689c1-3", "r1345679c5-3"}, .result = {"r7c46-3", "r8c23-3"}, .broken = "r9c5+3"});
}

TEST(Skyscraper, IsNoXWing) { EXPECT_TRUE(stepsOf(TechniqueId::skyscraper, test::boardOf({"r15c1345689-3"})).empty()); }

}  // namespace
}  // namespace nonet
