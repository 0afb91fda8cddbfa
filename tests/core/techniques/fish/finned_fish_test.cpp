#include "tests/core/techniques/golden.h"

namespace nonet {
namespace {

using test::expectGolden;

TEST(FinnedXWing, ClearsWhatSeesTheFins) {
    const Step step =
        expectGolden(TechniqueId::finnedXWing,
                     {.board = {"r1c134569-3", "r5c1345689-3"}, .result = {"r23c7-3"}, .broken = "r1c4+3"});
    EXPECT_EQ(test::candidatesIn(step, Role::fin), test::candidatesOf({"r1c8-3"}));
    EXPECT_EQ(test::candidatesIn(step, Role::base), test::candidatesOf({"r15c27-3"}));
    expectGolden(TechniqueId::finnedXWing,
                 {.board = {"r1c13456-3", "r5c1345689-3"}, .result = {"r23c7-3"}, .broken = "r5c5+3"});
    expectGolden(TechniqueId::finnedXWing,
                 {.board = {"r1345679c3-5", "r134567c6-5"}, .result = {"r8c45-5"}, .broken = "r9c3+5"});
}

TEST(FinnedXWing, IsNoSashimiAndNoBasicFish) {
    const Position finned = test::boardOf({"r1c134569-3", "r5c1345689-3"});
    EXPECT_TRUE(stepsOf(TechniqueId::xWing, finned).empty());
    EXPECT_TRUE(stepsOf(TechniqueId::sashimiXWing, finned).empty());
    const Position basic = test::boardOf({"r15c1345689-3"});
    EXPECT_TRUE(stepsOf(TechniqueId::finnedXWing, basic).empty());
    EXPECT_TRUE(stepsOf(TechniqueId::sashimiXWing, basic).empty());
    const Position sashimi = test::boardOf({"r1c134567-3", "r5c1345689-3"});
    EXPECT_TRUE(stepsOf(TechniqueId::finnedXWing, sashimi).empty());
}

TEST(FinnedSwordfish, ClearsWhatSeesTheFins) {
    expectGolden(TechniqueId::finnedSwordfish,
                 {.board = {"r1c23467-2", "r47c234678-2"}, .result = {"r23c9-2"}, .broken = "r4c2+2"});
    expectGolden(TechniqueId::finnedSwordfish,
                 {.board = {"r1c2346-2", "r47c234678-2"}, .result = {"r23c9-2"}, .broken = "r1c4+2"});
    expectGolden(TechniqueId::finnedSwordfish,
                 {.board = {"r14578c2-7", "r124578c58-7"}, .result = {"r3c13-7"}, .broken = "r4c5+7"});
}

TEST(FinnedJellyfish, ClearsWhatSeesTheFins) {
    expectGolden(TechniqueId::finnedJellyfish,
                 {.board = {"r1c1357-4", "r357c13579-4"}, .result = {"r2c8-4"}, .broken = "r3c1+4"});
    expectGolden(TechniqueId::finnedJellyfish,
                 {.board = {"r7c1357-4", "r135c13579-4"}, .result = {"r89c8-4"}, .broken = "r5c5+4"});
    expectGolden(TechniqueId::finnedJellyfish,
                 {.board = {"r1357c7-4", "r13579c135-4"}, .result = {"r8c89-4"}, .broken = "r1c3+4"});
}

TEST(SashimiXWing, ClearsWhatSeesTheFins) {
    const Step step =
        expectGolden(TechniqueId::sashimiXWing,
                     {.board = {"r1c1345679-3", "r5c1345689-3", "r46c8-3"}, .result = {"r23c7-3"}, .broken = "r1c5+3"});
    EXPECT_EQ(test::candidatesIn(step, Role::fin), test::candidatesOf({"r1c8-3"}));
    EXPECT_EQ(test::candidatesIn(step, Role::base), test::candidatesOf({"r1c2-3", "r5c27-3"}));
    expectGolden(TechniqueId::sashimiXWing,
                 {.board = {"r1c134567-3", "r5c1345689-3"}, .result = {"r23c7-3"}, .broken = "r5c1+3"});
    expectGolden(TechniqueId::sashimiXWing,
                 {.board = {"r1345679c3-5", "r134568c6-5"}, .result = {"r8c45-5"}, .broken = "r3c6+5"});
}

TEST(SashimiSwordfish, ClearsWhatSeesTheFins) {
    expectGolden(TechniqueId::sashimiSwordfish,
                 {.board = {"r1c2345679-2", "r47c234678-2"}, .result = {"r23c9-2"}, .broken = "r1c4+2"});
    expectGolden(TechniqueId::sashimiSwordfish,
                 {.board = {"r1c234569-2", "r47c234678-2"}, .result = {"r23c9-2"}, .broken = "r7c3+2"});
    expectGolden(TechniqueId::sashimiSwordfish,
                 {.board = {"r1345789c2-7", "r124578c58-7"}, .result = {"r3c13-7"}, .broken = "r4c8+7"});
}

TEST(SashimiJellyfish, ClearsWhatSeesTheFins) {
    expectGolden(TechniqueId::sashimiJellyfish,
                 {.board = {"r1c1345678-4", "r357c13579-4"}, .result = {"r2c8-4"}, .broken = "r5c1+4"});
    expectGolden(TechniqueId::sashimiJellyfish,
                 {.board = {"r7c1345678-4", "r135c13579-4"}, .result = {"r89c8-4"}, .broken = "r7c5+4"});
    expectGolden(TechniqueId::sashimiJellyfish,
                 {.board = {"r1345678c7-4", "r13579c135-4"}, .result = {"r8c89-4"}, .broken = "r3c5+4"});
}

}  // namespace
}  // namespace nonet
