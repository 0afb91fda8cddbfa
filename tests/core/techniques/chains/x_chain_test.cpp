#include "tests/core/techniques/golden.h"

namespace nonet {
namespace {

using test::expectGolden;

TEST(XChain, HasThreeStrongLinks) {
    const Step step = expectGolden(
        TechniqueId::xChain,
        {.board = {"r1c2346789-4", "r1245689c6-4", "r1235689c9-4"}, .result = {"r4c1-4"}, .broken = "r5c6+4"});
    EXPECT_EQ(linksOf(step).size(), 5U);
    EXPECT_EQ(test::housesIn(step, Role::base),
              (std::vector<House>{classic::rowHouse(0), classic::columnHouse(5), classic::columnHouse(8)}));
    expectGolden(TechniqueId::xChain,
                 {.board = {"r2346789c1-4", "r6c1245689-4", "r9c1235689-4"}, .result = {"r1c4-4"}, .broken = "r6c5+4"});
}

TEST(XChain, HasFourStrongLinks) {
    const Step step =
        expectGolden(TechniqueId::xChain,
                     {.board = {"r1c2346789-4", "r1245689c6-4", "r1235689c9-4", "r5c1345679-4", "r4c1-4", "r3c2-4"},
                      .result = {"r2c2-4", "r6c1-4"},
                      .broken = "r5c4+4"});
    EXPECT_EQ(linksOf(step).size(), 7U);
}

TEST(XChain, LeavesTwoStrongLinksToTheirOwnNames) {
    EXPECT_TRUE(stepsOf(TechniqueId::xChain, test::boardOf({"r1c1345689-3", "r5c1345679-3"})).empty());
}

}  // namespace
}  // namespace nonet
