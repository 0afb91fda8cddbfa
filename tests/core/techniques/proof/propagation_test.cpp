#include "core/foundation/random_source.h"
#include "core/techniques/proof/propagation.h"
#include "core/techniques/proof/prove.h"
#include "tests/core/techniques/golden.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

using classic::cellAt;

/// An XY-Chain: 1 in one of its ends.
Position chainBoard() { return test::boardOf({"r1c1=12", "r1c5=23", "r5c5=34", "r5c9=45", "r7c9=15"}); }

std::vector<Truth> chainTruths() {
    std::vector<Truth> truths;
    for (const Cell cell : {cellAt(0, 0), cellAt(0, 4), cellAt(4, 4), cellAt(4, 8), cellAt(6, 8)})
        truths.push_back(Truth::ofCell(cell));
    return truths;
}

TEST(Propagation, FollowsTruthsInAnyOrder) {
    RandomSource random(51);
    const Position position = chainBoard();
    const Candidate target{cellAt(6, 0), Digit(1)};
    for (int i = 0; i < 50; ++i) {
        std::vector<Truth> truths = chainTruths();
        random.shuffle(truths);
        EXPECT_EQ(provesFalse(position, {.reason = Propagation{truths}}, target), ProofVerdict::proved);
        truths.push_back(truths.front());
        EXPECT_EQ(provesFalse(position, {.reason = Propagation{truths}}, target), ProofVerdict::proved);
        truths.pop_back();
        truths.pop_back();
        EXPECT_EQ(provesFalse(position, {.reason = Propagation{truths}}, target), ProofVerdict::notProved);
    }
}

TEST(Propagation, NeedsATruthToContradict) {
    const Position position = chainBoard();
    EXPECT_EQ(provesFalse(position, {}, {cellAt(6, 0), Digit(1)}), ProofVerdict::notProved);
    EXPECT_EQ(provesFalse(position, {.reason = Propagation{chainTruths()}}, {cellAt(6, 0), Digit(2)}),
              ProofVerdict::notProved);
}

TEST(Propagation, TakesPlacementsFromHousesAndCells) {
    const Position position = test::boardOf({"r1c12356789-5", "r4c4=7"});
    const Argument house{.reason = Propagation{{Truth::ofHouse(classic::rowHouse(0), Digit(5))}}};
    const Argument cell{.reason = Propagation{{Truth::ofCell(cellAt(3, 3))}}};
    EXPECT_EQ(provesTrue(position, house, {cellAt(0, 3), Digit(5)}), ProofVerdict::proved);
    EXPECT_EQ(provesTrue(position, cell, {cellAt(3, 3), Digit(7)}), ProofVerdict::proved);
    EXPECT_EQ(provesTrue(position, cell, {cellAt(0, 3), Digit(5)}), ProofVerdict::notProved);
}

TEST(Propagation, PassesOverHousesThatHaveTheirDigit) {
    Position position = test::boardOf({"r1c1!5"});
    const std::vector<Truth> truths{Truth::ofHouse(classic::rowHouse(0), Digit(5)), Truth::ofCell(cellAt(0, 0))};
    EXPECT_TRUE(propagate(position, truths, {}));
}

TEST(Propagation, LooksAgainWhereAPlacementTakesOtherDigits) {
    // The 5 of column 1 takes r1c1 from the 2 of row 1.
    Position position = test::boardOf({"r1c2345678-2", "r23456789c1-5"});
    const std::vector<Truth> truths{Truth::ofHouse(classic::rowHouse(0), Digit(2)),
                                    Truth::ofHouse(classic::columnHouse(0), Digit(5))};
    EXPECT_TRUE(propagate(position, truths, {}));
    EXPECT_EQ(position.valueAt(cellAt(0, 8)), 2);
}

/// A rectangle of 1 and 2 with 3 in two of its corners, as r1c9 has it.
const DeadlyPattern kCorners{{{cellAt(0, 0), Digit(1), Digit(2)},
                              {cellAt(0, 3), Digit(1), Digit(2)},
                              {cellAt(1, 0), Digit(1), Digit(2)},
                              {cellAt(1, 3), Digit(1), Digit(2)}}};

TEST(Propagation, FollowsTheLastGuardian) {
    Position position = test::boardOf({"r1c14=12", "r2c1=12", "r2c4=123", "r5c4=34"});
    const std::vector<Truth> truths{Truth::ofGuardians(0), Truth::ofCell(cellAt(4, 3))};
    EXPECT_TRUE(propagate(position, truths, {&kCorners, 1}));
    EXPECT_EQ(position.valueAt(cellAt(1, 3)), 3);
    EXPECT_EQ(position.valueAt(cellAt(4, 3)), 4);
}

TEST(Propagation, EndsWhereNoGuardianIsLeft) {
    Position position = test::boardOf({"r1c14=12", "r2c1=123", "r2c4=123"});
    EXPECT_TRUE(propagate(position, std::vector{Truth::ofGuardians(0)}, {&kCorners, 1}));
    EXPECT_FALSE(position.isSolved(cellAt(1, 3)));
    position.place({cellAt(1, 8), Digit(3)});
    EXPECT_FALSE(propagate(position, std::vector{Truth::ofGuardians(0)}, {&kCorners, 1}));
}

}  // namespace
}  // namespace nonet
