#include "tests/core/techniques/golden.h"

namespace nonet {
namespace {

using test::expectGolden;

TEST(HiddenPair, ClearsItsTwoPlaces) {
    const Step step = expectGolden(TechniqueId::hiddenPair,
                                   {.board = {"r1c2346789-58"}, .result = {"r1c15-1234679"}, .broken = "r1c2+5"});
    EXPECT_EQ(test::housesIn(step, Role::base), std::vector<House>{classic::rowHouse(0)});
    EXPECT_EQ(test::candidatesIn(step, Role::base), test::candidatesOf({"r1c15-58"}));
    expectGolden(TechniqueId::hiddenPair,
                 {.board = {"r1345679c8-12", "r8c8=123"}, .result = {"r2c8-3456789", "r8c8-3"}, .broken = "r9c8+2"});
    expectGolden(TechniqueId::hiddenPair, {.board = {"r4c456-37", "r5c46-37", "r6c45-37"},
                                           .result = {"r5c5-1245689", "r6c6-1245689"},
                                           .broken = "r4c4+7"});
}

TEST(HiddenPair, IsSilentWhereNothingElseIsInItsPlaces) {
    EXPECT_TRUE(stepsOf(TechniqueId::hiddenPair, test::boardOf({"r1c2346789-58", "r1c15=58"})).empty());
}

TEST(HiddenTriple, ClearsItsThreePlaces) {
    expectGolden(TechniqueId::hiddenTriple,
                 {.board = {"r1c234678-123"}, .result = {"r1c159-456789"}, .broken = "r1c8+3"});
    expectGolden(TechniqueId::hiddenTriple,
                 {.board = {"r234678c3-789", "r1c3-7", "r5c3-8"}, .result = {"r159c3-123456"}, .broken = "r2c3+7"});
    expectGolden(TechniqueId::hiddenTriple, {.board = {"r1c23-456", "r2c13-456", "r3c12-456"},
                                             .result = {"r1c1-123789", "r2c2-123789", "r3c3-123789"},
                                             .broken = "r1c2+5"});
}

TEST(HiddenQuadruple, ClearsItsFourPlaces) {
    expectGolden(TechniqueId::hiddenQuadruple,
                 {.board = {"r1c23568-1234"}, .result = {"r1c1479-56789"}, .broken = "r1c2+1"});
    expectGolden(TechniqueId::hiddenQuadruple,
                 {.board = {"r24568c5-5678", "r1c5-5", "r3c5-6"}, .result = {"r1379c5-12349"}, .broken = "r6c5+8"});
    expectGolden(TechniqueId::hiddenQuadruple, {.board = {"r7c7-1259", "r8c78-1259", "r9c89-1259"},
                                                .result = {"r7c89-34678", "r8c9-34678", "r9c7-34678"},
                                                .broken = "r8c8+9"});
}

}  // namespace
}  // namespace nonet
