#include "tests/core/techniques/golden.h"

namespace nonet {
namespace {

using test::expectGolden;

TEST(XWing, ClearsItsCoverLines) {
    const Step step =
        expectGolden(TechniqueId::xWing, {.board = {"r15c1345689-3"}, .result = {"r2346789c27-3"}, .broken = "r1c4+3"});
    EXPECT_EQ(test::housesIn(step, Role::base), (std::vector<House>{classic::rowHouse(0), classic::rowHouse(4)}));
    EXPECT_EQ(test::housesIn(step, Role::cover),
              (std::vector<House>{classic::columnHouse(1), classic::columnHouse(6)}));
    EXPECT_EQ(test::candidatesIn(step, Role::base), test::candidatesOf({"r15c27-3"}));
    EXPECT_EQ(step.digits, DigitSet(Digit(3)));
    expectGolden(TechniqueId::xWing, {.board = {"r1345679c49-6"}, .result = {"r28c1235678-6"}, .broken = "r9c4+6"});
    expectGolden(TechniqueId::xWing,
                 {.board = {"r36c2345678-1", "r124578c19-1", "r9c9-1"}, .result = {"r9c1-1"}, .broken = "r3c5+1"});
}

TEST(Swordfish, ClearsItsCoverLines) {
    expectGolden(TechniqueId::swordfish, {.board = {"r147c234678-2"}, .result = {"r235689c159-2"}, .broken = "r1c2+2"});
    expectGolden(
        TechniqueId::swordfish,
        {.board = {"r147c234678-2", "r1c9-2", "r4c1-2", "r7c5-2"}, .result = {"r235689c159-2"}, .broken = "r7c8+2"});
    expectGolden(TechniqueId::swordfish, {.board = {"r124578c258-7"}, .result = {"r369c134679-7"}, .broken = "r1c5+7"});
}

TEST(Jellyfish, ClearsItsCoverLines) {
    expectGolden(TechniqueId::jellyfish, {.board = {"r1357c13579-4"}, .result = {"r24689c2468-4"}, .broken = "r5c5+4"});
    expectGolden(TechniqueId::jellyfish, {.board = {"r1357c13579-4", "r1c68-4", "r3c28-4", "r5c24-4", "r7c46-4"},
                                          .result = {"r24689c2468-4"},
                                          .broken = "r1c9+4"});
    expectGolden(TechniqueId::jellyfish, {.board = {"r12468c1269-8"}, .result = {"r3579c34578-8"}, .broken = "r1c1+8"});
}

}  // namespace
}  // namespace nonet
