#include "tests/core/techniques/golden.h"

namespace nonet {
namespace {

using test::expectGolden;

TEST(UniqueRectangle3, MakesANakedPairInARow) {
    const Step step = expectGolden(
        TechniqueId::uniqueRectangle3,
        {.board = {"r1c14=12", "r2c1=123", "r2c4=124", "r2c7=34"}, .result = {"r2c235689-34"}, .broken = "r2c7+5"});
    EXPECT_EQ(test::candidatesIn(step, Role::second), test::candidatesOf({"r2c7-34"}));
    EXPECT_EQ(test::candidatesIn(step, Role::fin), test::candidatesOf({"r2c1-3", "r2c4-4"}));
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

}  // namespace
}  // namespace nonet
