#include "tests/core/techniques/golden.h"

namespace nonet {
namespace {

using test::expectGolden;

TEST(NakedSingle, TakesTheOnlyCandidate) {
    const Step step =
        expectGolden(TechniqueId::nakedSingle, {.board = {"r1c1=5"}, .result = {"r1c1!5"}, .broken = "r1c1+6"});
    EXPECT_EQ(step.cells, std::vector<RoleCell>{{classic::cellAt(0, 0)}});
    expectGolden(TechniqueId::nakedSingle, {.board = {"r9c5=12", "r9c5-1"}, .result = {"r9c5!2"}, .broken = "r9c5+9"});
}

TEST(NakedSingle, TakesWhatThePeersLeave) {
    expectGolden(TechniqueId::nakedSingle,
                 {.board = {"r1c2345!1234", "r2c1!5", "r56c1!67", "r3c3!8"}, .result = {"r1c1!9"}, .broken = "r6c1?"});
}

TEST(NakedSingle, IsSilentInACellWithoutCandidates) {
    EXPECT_TRUE(stepsOf(TechniqueId::nakedSingle, test::boardOf({"r1c1="})).empty());
}

}  // namespace
}  // namespace nonet
