#include "tests/core/techniques/golden.h"

namespace nonet {
namespace {

using test::expectGolden;

TEST(FullHouse, FillsTheLastCellOfARow) {
    const Step step = expectGolden(TechniqueId::fullHouse,
                                   {.board = {"r1c12345678!12345678"}, .result = {"r1c9!9"}, .broken = "r1c4?"});
    EXPECT_EQ(test::housesIn(step, Role::base), std::vector<House>{classic::rowHouse(0)});
}

TEST(FullHouse, FillsTheLastCellOfAColumn) {
    expectGolden(TechniqueId::fullHouse, {.board = {"r12346789c5!98763215"}, .result = {"r5c5!4"}, .broken = "r9c5?"});
}

TEST(FullHouse, FillsTheLastCellOfABox) {
    expectGolden(TechniqueId::fullHouse,
                 {.board = {"r7c789!123", "r8c789!456", "r9c89!78"}, .result = {"r9c7!9"}, .broken = "r7c7?"});
}

TEST(FullHouse, IsSilentWhereTheLastDigitIsNoCandidate) {
    EXPECT_TRUE(stepsOf(TechniqueId::fullHouse, test::boardOf({"r1c12345678!12345678", "r1c9-9"})).empty());
    EXPECT_TRUE(stepsOf(TechniqueId::fullHouse, test::boardOf({"r1c12345678!12345677"})).empty());
}

}  // namespace
}  // namespace nonet
