#include "tests/core/techniques/golden.h"

namespace nonet {
namespace {

using test::expectGolden;

TEST(TwoStringKite, JoinsARowAndAColumnInABox) {
    const Step step =
        expectGolden(TechniqueId::twoStringKite,
                     {.board = {"r1c1345789-5", "r1345679c3-5"}, .result = {"r8c6-5"}, .broken = "r1c9+5"});
    EXPECT_EQ(test::housesIn(step, Role::base), (std::vector<House>{classic::rowHouse(0), classic::columnHouse(2)}));
    EXPECT_EQ(test::housesIn(step, Role::cover), std::vector<House>{classic::boxHouse(0)});
    expectGolden(TechniqueId::twoStringKite,
                 {.board = {"r5c1234678-2", "r2345789c4-2"}, .result = {"r1c9-2"}, .broken = "r3c4+2"});
    expectGolden(TechniqueId::twoStringKite,
                 {.board = {"r9c2345679-8", "r1345679c9-8"}, .result = {"r2c1-8"}, .broken = "r9c3+8"});
}

}  // namespace
}  // namespace nonet
