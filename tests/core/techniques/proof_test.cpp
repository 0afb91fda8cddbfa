#include "core/generators/erase.h"
#include "core/techniques/proof.h"
#include "tests/core/techniques/golden.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

Step onlyStep(TechniqueId id, const Position& position) {
    const std::vector<Step> steps = stepsOf(id, position);
    EXPECT_EQ(steps.size(), 1U);
    return steps.empty() ? Step() : steps.front();
}

TEST(Proof, NeedsEveryBaseHouseOfAFish) {
    const Position position = test::boardOf({"r147c234678-2"});
    const Step swordfish = onlyStep(TechniqueId::swordfish, position);
    ASSERT_TRUE(isProved(position, swordfish));
    for (std::size_t i = 0; i < swordfish.houses.size(); ++i) {
        Step without = swordfish;
        std::erase_if(without.houses, [](const RoleHouse& each) { return each.role == Role::cover; });
        ASSERT_TRUE(isProved(position, without));
        if (i < without.houses.size()) {
            without.houses.erase(without.houses.begin() + static_cast<std::ptrdiff_t>(i));
            EXPECT_FALSE(isProved(position, without));
        }
    }
}

TEST(Proof, NeedsEveryCellOfASubset) {
    const Position position = test::boardOf({"r1c1=12", "r1c5=23", "r1c9=13"});
    const Step triple = onlyStep(TechniqueId::nakedTriple, position);
    for (std::size_t i = 0; i < triple.cells.size(); ++i) {
        Step without = triple;
        without.cells.erase(without.cells.begin() + static_cast<std::ptrdiff_t>(i));
        EXPECT_FALSE(isProved(position, without));
    }
}

TEST(Proof, RefusesWhatIsNotThere) {
    const Position position = test::boardOf({"r1c12=58"});
    Step pair = onlyStep(TechniqueId::lockedPair, position);
    EXPECT_TRUE(isProved(position, pair));
    Step tooMuch = pair;
    tooMuch.eliminations.push_back({classic::cellAt(0, 2), Digit(1)});
    EXPECT_FALSE(isProved(position, tooMuch));
    Step gone = pair;
    gone.eliminations.push_back({classic::cellAt(0, 0), Digit(1)});
    EXPECT_FALSE(isProved(position, gone));
    pair.eliminations.clear();
    EXPECT_FALSE(isProved(position, pair));
}

TEST(Proof, TakesAPlacementOnlyFromItsHouseOrCell) {
    const Position position = test::boardOf({"r1c12356789-5"});
    Step single = onlyStep(TechniqueId::hiddenSingle, position);
    EXPECT_TRUE(isProved(position, single));
    single.houses = {{classic::rowHouse(1)}};
    EXPECT_FALSE(isProved(position, single));
    single.houses.clear();
    single.cells = {{single.placements.front().cell}};
    EXPECT_FALSE(isProved(position, single));
}

/// Everything the board says, as roles: the strongest evidence that a step without uniqueness can have.
Step everythingKnown(const Position& position) {
    Step step{.technique = TechniqueId::xyChain, .digits = toDigitSet(classic::kAllDigits)};
    addCells(step, position.unsolvedCells(), Role::base);
    for (int h = 0; h < classic::kHouses; ++h)
        step.houses.push_back({classic::houseAt(h)});
    return step;
}

TEST(Proof, NeverRefutesTheSolution) {
    RandomSource random(11);
    for (int i = 0; i < 40; ++i) {
        const Grid solution = randomSolution(random);
        const Position position = Position::fromPuzzle(erase(solution, random, {.fewestClues = 30}));
        for (const Cell cell : position.unsolvedCells()) {
            Step step = everythingKnown(position);
            step.eliminations = {{cell, *solution.digit(cell)}};
            EXPECT_FALSE(isProved(position, step));
        }
    }
}

TEST(Proof, RefutesEveryWrongCandidateWhereEverythingIsKnown) {
    RandomSource random(12);
    const Grid solution = randomSolution(random);
    const Position position = Position::fromPuzzle(erase(solution, random, {.fewestClues = 34}));
    for (const Cell cell : position.unsolvedCells())
        for (const Digit digit : position.candidates(cell)) {
            Step step = everythingKnown(position);
            step.eliminations = {{cell, digit}};
            EXPECT_EQ(isProved(position, step), digit.value() != solution.valueAt(cell));
        }
}

/// A rectangle of 1 and 2 with a third digit in its last corner.
Step rectangleStep(const Position& position, const test::Edits& corners) {
    Step step{.technique = TechniqueId::uniqueRectangle1, .digits = {Digit(1), Digit(2)}};
    for (const Candidate& corner : test::candidatesOf(corners))
        step.cells.push_back({corner.cell, Role::deadly});
    for (const Digit digit : step.digits)
        step.eliminations.push_back({step.cells.back().cell, digit});
    EXPECT_EQ(step.cells.size(), 4U);
    EXPECT_FALSE(position.isContradictory());
    return step;
}

TEST(Proof, TakesADeadlyRectangleInTwoBoxes) {
    const Position position = test::boardOf({"r1c14=12", "r2c1=12", "r2c4=123"});
    Step step = rectangleStep(position, {"r12c14-1"});
    EXPECT_TRUE(isProved(position, step));
    for (RoleCell& each : step.cells)
        each.role = Role::base;
    EXPECT_FALSE(isProved(position, step));
}

TEST(Proof, RefusesARectangleInFourBoxes) {
    const Position position = test::boardOf({"r1c14=12", "r5c1=12", "r5c4=123"});
    EXPECT_FALSE(isProved(position, rectangleStep(position, {"r15c14-1"})));
}

TEST(Proof, RefusesARectangleWithTwoExtraCorners) {
    const Position position = test::boardOf({"r1c14=12", "r2c1=124", "r2c4=123"});
    EXPECT_FALSE(isProved(position, rectangleStep(position, {"r12c14-1"})));
}

TEST(Proof, RefusesAGraveWithASecondExtraCandidate) {
    // A grave needs every cell: a board with blank ones of nine candidates is none.
    const Position position = test::boardOf({"r1c14=12", "r2c1=12", "r2c4=123"});
    Step step{.technique = TechniqueId::bugPlus1};
    step.cells = {{classic::cellAt(1, 3)}};
    step.eliminations = {{classic::cellAt(1, 3), Digit(1)}};
    EXPECT_FALSE(isProved(position, step));
}

}  // namespace
}  // namespace nonet
