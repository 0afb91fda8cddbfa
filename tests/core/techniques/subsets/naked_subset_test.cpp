#include "tests/core/techniques/golden.h"

namespace nonet {
namespace {

using test::expectGolden;

TEST(LockedPair, ClearsBoxAndLine) {
    const Step step =
        expectGolden(TechniqueId::lockedPair,
                     {.board = {"r1c12=58"}, .result = {"r1c3456789-58", "r23c123-58"}, .broken = "r1c2+1"});
    EXPECT_EQ(step.cells, (std::vector<RoleCell>{{classic::cellAt(0, 0)}, {classic::cellAt(0, 1)}}));
    EXPECT_EQ(test::housesIn(step, Role::cover), (std::vector<House>{classic::rowHouse(0), classic::boxHouse(0)}));
    expectGolden(TechniqueId::lockedPair,
                 {.board = {"r45c6=12"}, .result = {"r6c6-12", "r456c45-12", "r123789c6-12"}, .broken = "r5c6+3"});
    expectGolden(
        TechniqueId::lockedPair,
        {.board = {"r79c1=39", "r12345c1-39", "r789c23-39"}, .result = {"r8c1-39", "r6c1-39"}, .broken = "r9c1+4"});
}

TEST(LockedTriple, ClearsBoxAndLine) {
    expectGolden(TechniqueId::lockedTriple,
                 {.board = {"r1c123=123"}, .result = {"r1c456789-123", "r23c123-123"}, .broken = "r1c1+4"});
    expectGolden(
        TechniqueId::lockedTriple,
        {.board = {"r7c9=12", "r8c9=23", "r9c9=13"}, .result = {"r123456c9-123", "r789c78-123"}, .broken = "r7c9+5"});
    expectGolden(TechniqueId::lockedTriple, {.board = {"r456c2=789", "r456c1-789", "r12389c2-789"},
                                             .result = {"r7c2-789", "r456c3-789"},
                                             .broken = "r5c2+1"});
}

TEST(NakedPair, ClearsItsHouse) {
    const Step step =
        expectGolden(TechniqueId::nakedPair, {.board = {"r1c15=58"}, .result = {"r1c2346789-58"}, .broken = "r1c5+1"});
    EXPECT_EQ(test::candidatesIn(step, Role::base), test::candidatesOf({"r1c15-58"}));
    expectGolden(
        TechniqueId::nakedPair,
        {.board = {"r4c4=12", "r5c5=12"}, .result = {"r4c56-12", "r5c46-12", "r6c456-12"}, .broken = "r4c4+9"});
    expectGolden(TechniqueId::nakedPair,
                 {.board = {"r28c7=67", "r13456c7-67"}, .result = {"r79c7-67"}, .broken = "r8c7+1"});
}

TEST(NakedPair, IsALockedPairOnlyWhereItClearsBothHouses) {
    const test::Edits locked{"r1c12=58"};
    EXPECT_TRUE(stepsOf(TechniqueId::nakedPair, test::boardOf(locked)).empty());
    const test::Edits boxAlone{"r1c12=58", "r1c456789-58"};
    EXPECT_TRUE(stepsOf(TechniqueId::lockedPair, test::boardOf(boxAlone)).empty());
    expectGolden(TechniqueId::nakedPair, {.board = boxAlone, .result = {"r1c3-58", "r23c123-58"}, .broken = "r1c1+9"});
    const test::Edits lineAlone{"r1c12=58", "r1c3-58", "r23c123-58"};
    EXPECT_TRUE(stepsOf(TechniqueId::lockedPair, test::boardOf(lineAlone)).empty());
    const Step step =
        expectGolden(TechniqueId::nakedPair, {.board = lineAlone, .result = {"r1c456789-58"}, .broken = "r1c1+9"});
    EXPECT_EQ(test::housesIn(step, Role::cover), std::vector<House>{classic::rowHouse(0)});
}

TEST(NakedTriple, ClearsItsHouse) {
    expectGolden(TechniqueId::nakedTriple,
                 {.board = {"r1c1=12", "r1c5=23", "r1c9=13"}, .result = {"r1c234678-123"}, .broken = "r1c9+4"});
    expectGolden(TechniqueId::nakedTriple, {.board = {"r159c3=789"}, .result = {"r234678c3-789"}, .broken = "r5c3+1"});
    expectGolden(TechniqueId::nakedTriple, {.board = {"r1c1=45", "r2c2=56", "r3c3=46"},
                                            .result = {"r1c23-456", "r2c13-456", "r3c12-456"},
                                            .broken = "r2c2+7"});
}

TEST(NakedQuadruple, ClearsItsHouse) {
    expectGolden(
        TechniqueId::nakedQuadruple,
        {.board = {"r1c1=12", "r1c4=23", "r1c7=34", "r1c9=14"}, .result = {"r1c23568-1234"}, .broken = "r1c9+5"});
    expectGolden(TechniqueId::nakedQuadruple, {.board = {"r7c12=1234", "r8c3=1234", "r9c1=134"},
                                               .result = {"r7c3-1234", "r8c12-1234", "r9c23-1234"},
                                               .broken = "r9c1+9"});
    expectGolden(TechniqueId::nakedQuadruple,
                 {.board = {"r1379c5=5678"}, .result = {"r24568c5-5678"}, .broken = "r3c5+1"});
}

}  // namespace
}  // namespace nonet
