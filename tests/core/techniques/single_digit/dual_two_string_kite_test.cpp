#include "tests/core/techniques/golden.h"

namespace nonet {
namespace {

using test::expectGolden;

TEST(DualTwoStringKite, JoinsTwoKitesInOneBox) {
    const Step step = expectGolden(TechniqueId::dualTwoStringKite,
                                   {.board = {"r1c1345789-5", "r2c2346789-5", "r1356789c1-5", "r2346789c2-5"},
                                    .result = {"r4c6-5", "r5c5-5"},
                                    .broken = "r8c2+5"});
    EXPECT_EQ(step.lines.size(), 2U);
    EXPECT_EQ(test::housesIn(step, Role::base).size(), 4U);
    EXPECT_EQ(test::housesIn(step, Role::cover), std::vector<House>{classic::boxHouse(0)});
    expectGolden(TechniqueId::dualTwoStringKite,
                 {.board = {"r9c1235679-8", "r8c1245678-8", "r1345678c8-8", "r1234679c9-8"},
                  .result = {"r2c3-8", "r5c4-8"},
                  .broken = "r1c9+8"});
}

TEST(DualTwoStringKite, NeedsBothKites) {
    EXPECT_TRUE(stepsOf(TechniqueId::dualTwoStringKite,
                        test::boardOf({"r1c1345789-5", "r2c2346789-5", "r1356789c1-5", "r2346789c2-5", "r4c6-5"}))
                    .empty());
}

}  // namespace
}  // namespace nonet
