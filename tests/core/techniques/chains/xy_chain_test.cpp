#include "tests/core/techniques/golden.h"

namespace nonet {
namespace {

using test::expectGolden;

TEST(XyChain, ClearsWhatSeesBothEnds) {
    const Step step = expectGolden(
        TechniqueId::xyChain,
        {.board = {"r1c1=15", "r1c5=12", "r5c5=23", "r5c9=35"}, .result = {"r1c9-5", "r5c1-5"}, .broken = "r1c5+9"});
    EXPECT_EQ(step.cells.size(), 4U);
    ASSERT_EQ(linksOf(step).size(), 7U);
    const LineLink first = linksOf(step).front();
    EXPECT_EQ(*first.from, nodeOf({classic::cellAt(0, 0), Digit(5)}, false));
    EXPECT_EQ(*first.to, nodeOf({classic::cellAt(0, 0), Digit(1)}, true));
    EXPECT_TRUE(first.isStrong());
    expectGolden(TechniqueId::xyChain, {.board = {"r1c1=15", "r1c5=12", "r5c5=23", "r5c8=34", "r9c8=45"},
                                        .result = {"r1c8-5", "r9c1-5"},
                                        .broken = "r5c8+6"});
    expectGolden(
        TechniqueId::xyChain,
        {.board = {"r2c2=67", "r1c3=78", "r1c8=89", "r6c8=69"}, .result = {"r2c8-6", "r6c2-6"}, .broken = "r6c8+1"});
}

TEST(XyChain, FindsWhatALoopClears) {
    const std::vector<Step> steps =
        stepsOf(TechniqueId::xyChain, test::boardOf({"r1c1=12", "r1c9=23", "r9c9=34", "r9c1=14"}));
    std::vector<Candidate> cleared;
    for (const Step& step : steps)
        cleared.insert(cleared.end(), step.eliminations.begin(), step.eliminations.end());
    std::sort(cleared.begin(), cleared.end());
    EXPECT_EQ(steps.size(), 4U);
    EXPECT_EQ(cleared, test::candidatesOf({"r1c2345678-2", "r2345678c9-3", "r9c2345678-4", "r2345678c1-1"}));
}

TEST(XyChain, LeavesThreeCellsToTheXyWing) {
    EXPECT_TRUE(stepsOf(TechniqueId::xyChain, test::boardOf({"r1c1=12", "r1c5=13", "r5c1=23"})).empty());
}

}  // namespace
}  // namespace nonet
