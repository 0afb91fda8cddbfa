#include "tests/core/techniques/golden.h"

namespace nonet {
namespace {

using test::expectGolden;

TEST(EmptyRectangle, ClearsWhereItsColumnMeetsThePairsRow) {
    const Step step = expectGolden(TechniqueId::emptyRectangle,
                                   {.board = {"r13c13-6", "r1345679c7-6"}, .result = {"r8c2-6"}, .broken = "r1c1+6"});
    EXPECT_EQ(test::housesIn(step, Role::base), std::vector<House>{classic::boxHouse(0)});
    EXPECT_EQ(test::housesIn(step, Role::bridge), std::vector<House>{classic::columnHouse(6)});
    EXPECT_EQ(test::candidatesIn(step, Role::bridge), test::candidatesOf({"r28c7-6"}));
}

TEST(EmptyRectangle, ClearsWhereItsRowMeetsThePairsColumn) {
    expectGolden(TechniqueId::emptyRectangle,
                 {.board = {"r79c79-2", "r2c1235679-2"}, .result = {"r8c4-2"}, .broken = "r2c5+2"});
}

TEST(EmptyRectangle, MayHaveTwoCandidatesInItsBox) {
    expectGolden(
        TechniqueId::emptyRectangle,
        {.board = {"r1c13-6", "r2c23-6", "r3c123-6", "r1345679c7-6"}, .result = {"r8c2-6"}, .broken = "r3c3+6"});
}

TEST(EmptyRectangle, NeedsBothArmsOfItsCross) {
    EXPECT_TRUE(stepsOf(TechniqueId::emptyRectangle, test::boardOf({"r13c123-6", "r1345679c7-6"})).empty());
}

TEST(EmptyRectangle, NeedsThePairsOtherEndOutsideItsBand) {
    EXPECT_TRUE(stepsOf(TechniqueId::emptyRectangle, test::boardOf({"r13c13-6", "r1456789c7-6"})).empty());
}

}  // namespace
}  // namespace nonet
