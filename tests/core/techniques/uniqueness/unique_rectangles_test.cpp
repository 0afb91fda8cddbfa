#include "tests/core/techniques/golden.h"

namespace nonet {
namespace {

using test::expectGolden;

TEST(UniqueRectangle1, ClearsThePairFromTheFourthCell) {
    const Step step = expectGolden(TechniqueId::uniqueRectangle1,
                                   {.board = {"r1c14=12", "r2c1=12"}, .result = {"r2c4-12"}, .broken = "r2c1+3"});
    EXPECT_EQ(step.cells.size(), 4U);
    EXPECT_EQ(test::candidatesIn(step, Role::deadly), test::candidatesOf({"r12c14-12"}));
    EXPECT_EQ(test::candidatesIn(step, Role::guardian), test::candidatesOf({"r2c4-3456789"}));
    expectGolden(TechniqueId::uniqueRectangle1,
                 {.board = {"r4c23=58", "r7c3=58"}, .result = {"r7c2-58"}, .broken = "r7c3+1"});
}

TEST(UniqueRectangle1, MayLackADigitInTheFourthCell) {
    expectGolden(TechniqueId::uniqueRectangle1,
                 {.board = {"r1c14=12", "r2c1=12", "r2c4=2567"}, .result = {"r2c4-2"}, .broken = "r1c4+9"});
}

TEST(UniqueRectangle1, LiesInTwoBoxesAndInUnsolvedCells) {
    EXPECT_TRUE(stepsOf(TechniqueId::uniqueRectangle1, test::boardOf({"r1c14=12", "r4c1=12"})).empty());
    EXPECT_TRUE(stepsOf(TechniqueId::uniqueRectangle1, test::boardOf({"r1c12=12", "r2c1=12"})).empty());
    EXPECT_TRUE(stepsOf(TechniqueId::uniqueRectangle1, test::boardOf({"r1c14=12", "r2c1!1"})).empty());
}

TEST(UniqueRectangle2, ClearsTheExtraDigitAlongARow) {
    const Step step =
        expectGolden(TechniqueId::uniqueRectangle2,
                     {.board = {"r1c14=12", "r2c14=123"}, .result = {"r2c2356789-3"}, .broken = "r2c4+4"});
    EXPECT_EQ(test::candidatesIn(step, Role::guardian), test::candidatesOf({"r2c14-3"}));
}

TEST(UniqueRectangle2, ClearsTheExtraDigitInRowAndBox) {
    expectGolden(TechniqueId::uniqueRectangle2,
                 {.board = {"r1c23=58", "r5c23=589"}, .result = {"r5c1456789-9", "r46c123-9"}, .broken = "r1c2+9"});
}

TEST(UniqueRectangle2, MayLackADigitOfThePair) {
    expectGolden(
        TechniqueId::uniqueRectangle2,
        {.board = {"r12c1=47", "r1c5=46", "r2c5=467"}, .result = {"r3456789c5-6", "r123c46-6"}, .broken = "r2c5+9"});
}

TEST(UniqueRectangle2, HasItsFloorInALine) {
    EXPECT_TRUE(
        stepsOf(TechniqueId::uniqueRectangle2, test::boardOf({"r1c1=12", "r2c4=12", "r1c4=123", "r2c1=123"})).empty());
}

TEST(UniqueRectangle3, MakesANakedPairInARow) {
    const Step step = expectGolden(
        TechniqueId::uniqueRectangle3,
        {.board = {"r1c14=12", "r2c1=123", "r2c4=124", "r2c7=34"}, .result = {"r2c235689-34"}, .broken = "r2c7+5"});
    EXPECT_EQ(test::candidatesIn(step, Role::setA), test::candidatesOf({"r2c7-34"}));
    EXPECT_EQ(test::candidatesIn(step, Role::guardian), test::candidatesOf({"r2c1-3", "r2c4-4"}));
}

TEST(UniqueRectangle3, ClearsRowAndBoxWhereTheSubsetLiesInBoth) {
    expectGolden(TechniqueId::uniqueRectangle3, {.board = {"r1c23=58", "r5c2=158", "r5c3=258", "r5c1=12"},
                                                 .result = {"r5c456789-12", "r46c123-12"},
                                                 .broken = "r5c1+8"});
}

TEST(UniqueRectangle3, MakesANakedTripleInABox) {
    expectGolden(TechniqueId::uniqueRectangle3, {.board = {"r1c23=58", "r5c2=158", "r5c3=258", "r4c1=13", "r6c2=23"},
                                                 .result = {"r4c23-123", "r5c1-123", "r6c13-123"},
                                                 .broken = "r6c2+4"});
}

TEST(UniqueRectangle4, ClearsTheOtherDigitWhereOneIsLockedInARow) {
    const Step step = expectGolden(TechniqueId::uniqueRectangle4,
                                   {.board = {"r1c14=12", "r2c2356789-1"}, .result = {"r2c14-2"}, .broken = "r2c5+1"});
    EXPECT_EQ(test::housesIn(step, Role::base), std::vector<House>{classic::rowHouse(1)});
    ASSERT_EQ(linksOf(step).size(), 1U);
    EXPECT_EQ(step.lines.front().nodes.front().candidates.front(), (Candidate{classic::cellAt(1, 0), Digit(1)}));
}

TEST(UniqueRectangle4, ClearsTheOtherDigitWhereOneIsLockedInABox) {
    expectGolden(TechniqueId::uniqueRectangle4,
                 {.board = {"r1c23=58", "r46c123-5", "r5c1-5"}, .result = {"r5c23-8"}, .broken = "r6c1+5"});
}

TEST(UniqueRectangle4, MayLackADigitOfThePair) {
    expectGolden(TechniqueId::uniqueRectangle4,
                 {.board = {"r12c1=47", "r3456789c5-7", "r1c5-4"}, .result = {"r2c5-4"}, .broken = "r9c5+7"});
}

}  // namespace
}  // namespace nonet
