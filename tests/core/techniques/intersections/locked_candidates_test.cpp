#include "tests/core/techniques/golden.h"

namespace nonet {
namespace {

using test::expectGolden;

TEST(LockedCandidates1, PointsAlongARow) {
    const Step step = expectGolden(TechniqueId::lockedCandidates1,
                                   {.board = {"r23c123-5"}, .result = {"r1c456789-5"}, .broken = "r2c2+5"});
    EXPECT_EQ(test::housesIn(step, Role::base), std::vector<House>{classic::boxHouse(0)});
    EXPECT_EQ(test::housesIn(step, Role::cover), std::vector<House>{classic::rowHouse(0)});
    EXPECT_EQ(test::candidatesIn(step, Role::base), test::candidatesOf({"r1c123-5"}));
}

TEST(LockedCandidates1, PointsAlongAColumn) {
    expectGolden(TechniqueId::lockedCandidates1,
                 {.board = {"r456c56-3"}, .result = {"r123789c4-3"}, .broken = "r4c6+3"});
}

TEST(LockedCandidates1, ClearsTheOneCellThatIsLeft) {
    expectGolden(TechniqueId::lockedCandidates1,
                 {.board = {"r123c12-9", "r3c3-9", "r46789c3-9"}, .result = {"r5c3-9"}, .broken = "r3c1+9"});
}

TEST(LockedCandidates1, LeavesOnePlaceToTheHiddenSingle) {
    EXPECT_TRUE(stepsOf(TechniqueId::lockedCandidates1, test::boardOf({"r1c23-5", "r23c123-5"})).empty());
}

TEST(LockedCandidates2, ClaimsFromARow) {
    const Step step = expectGolden(TechniqueId::lockedCandidates2,
                                   {.board = {"r1c456789-5"}, .result = {"r23c123-5"}, .broken = "r1c9+5"});
    EXPECT_EQ(test::housesIn(step, Role::base), std::vector<House>{classic::rowHouse(0)});
    EXPECT_EQ(test::housesIn(step, Role::cover), std::vector<House>{classic::boxHouse(0)});
}

TEST(LockedCandidates2, ClaimsFromAColumn) {
    expectGolden(TechniqueId::lockedCandidates2,
                 {.board = {"r123456c5-7"}, .result = {"r789c46-7"}, .broken = "r3c5+7"});
}

TEST(LockedCandidates2, ClaimsWithTwoPlaces) {
    expectGolden(TechniqueId::lockedCandidates2,
                 {.board = {"r5c1234568-8", "r4c789-8", "r6c78-8"}, .result = {"r6c9-8"}, .broken = "r5c1+8"});
}

}  // namespace
}  // namespace nonet
