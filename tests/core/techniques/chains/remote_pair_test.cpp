#include "tests/core/techniques/golden.h"

namespace nonet {
namespace {

using test::expectGolden;

TEST(RemotePair, ClearsBothDigitsBetweenItsEnds) {
    const Step step =
        expectGolden(TechniqueId::remotePair,
                     {.board = {"r1c15=12", "r5c59=12"}, .result = {"r1c9-12", "r5c1-12"}, .broken = "r5c5+3"});
    EXPECT_EQ(step.cells.size(), 4U);
    EXPECT_EQ(linksOf(step).size(), 7U);
    expectGolden(TechniqueId::remotePair,
                 {.board = {"r1c1=34", "r3c27=34", "r8c7=34"}, .result = {"r1c7-34", "r8c1-34"}, .broken = "r3c2+9"});
}

TEST(RemotePair, RunsOverSixCells) {
    expectGolden(TechniqueId::remotePair,
                 {.board = {"r1c14=58", "r4c47=58", "r7c7=58", "r9c9=58", "r1c7-58", "r4c19-58", "r79c4-58"},
                  .result = {"r1c9-58", "r9c1-58"},
                  .broken = "r4c4+1"});
}

TEST(RemotePair, AddsWhatPairsWithinALongChainClear) {
    const std::vector<Step> steps =
        stepsOf(TechniqueId::remotePair, test::boardOf({"r1c14=58", "r4c47=58", "r7c7=58", "r9c9=58"}));
    const auto isWhole = [](const Step& step) {
        return step.eliminations == test::candidatesOf({"r1c79-58", "r4c19-58", "r7c4-58", "r9c14-58"});
    };
    EXPECT_EQ(std::count_if(steps.begin(), steps.end(), isWhole), 1);
}

}  // namespace
}  // namespace nonet
