#include "tests/core/techniques/golden.h"

namespace nonet {
namespace {

using test::expectGolden;

TEST(XyzWing, ClearsWhatSeesAllThree) {
    const Step step = expectGolden(
        TechniqueId::xyzWing, {.board = {"r1c1=123", "r2c2=13", "r1c7=23"}, .result = {"r1c23-3"}, .broken = "r1c1+4"});
    EXPECT_EQ(test::candidatesIn(step, Role::pincer), test::candidatesOf({"r1c17-3", "r2c2-3"}));
    expectGolden(TechniqueId::xyzWing,
                 {.board = {"r5c5=789", "r5c9=79", "r6c6=89"}, .result = {"r5c46-9"}, .broken = "r6c6+7"});
    expectGolden(TechniqueId::xyzWing,
                 {.board = {"r8c2=145", "r2c2=14", "r7c1=15"}, .result = {"r79c2-1"}, .broken = "r2c2+9"});
}

TEST(XyzWing, NeedsTwoDifferentPincers) {
    EXPECT_TRUE(stepsOf(TechniqueId::xyzWing, test::boardOf({"r1c1=123", "r2c2=13", "r1c7=13"})).empty());
}

}  // namespace
}  // namespace nonet
