#include "tests/core/techniques/golden.h"

namespace nonet {
namespace {

using test::expectGolden;

TEST(XyWing, ClearsWhatSeesBothPincers) {
    const Step step = expectGolden(
        TechniqueId::xyWing, {.board = {"r1c1=12", "r1c5=13", "r5c1=23"}, .result = {"r5c5-3"}, .broken = "r1c5+4"});
    EXPECT_EQ(step.digits, (DigitSet{Digit(1), Digit(2), Digit(3)}));
    EXPECT_EQ(step.cells, (std::vector<RoleCell>{{classic::cellAt(0, 0), Role::pivot},
                                                 {classic::cellAt(0, 4), Role::pincer},
                                                 {classic::cellAt(4, 0), Role::pincer}}));
    expectGolden(TechniqueId::xyWing,
                 {.board = {"r1c1=12", "r2c2=13", "r1c7=23"}, .result = {"r1c23-3", "r2c789-3"}, .broken = "r1c1+4"});
    expectGolden(TechniqueId::xyWing,
                 {.board = {"r5c5=78", "r9c5=79", "r4c6=89"}, .result = {"r46c5-9", "r789c6-9"}, .broken = "r5c5+9"});
}

TEST(XyWing, NeedsPincersThatShareADigit) {
    EXPECT_TRUE(stepsOf(TechniqueId::xyWing, test::boardOf({"r1c1=12", "r1c5=13", "r5c1=24"})).empty());
}

}  // namespace
}  // namespace nonet
