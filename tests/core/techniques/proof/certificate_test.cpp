#include "core/techniques/proof/certificate.h"
#include "core/techniques/proof/prove.h"
#include "tests/core/techniques/golden.h"
#include "tests/core/techniques/proof/made_samples.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

using classic::cellAt;

DeadlyPattern patternOf(std::initializer_list<Cell> cells, Digit first = Digit(1), Digit second = Digit(2)) {
    DeadlyPattern pattern;
    for (const Cell cell : cells)
        pattern.parts.push_back({cell, first, second});
    return pattern;
}

const DeadlyPattern kRectangle = patternOf({cellAt(0, 0), cellAt(0, 3), cellAt(1, 0), cellAt(1, 3)});

TEST(DeadlyPatterns, AreRectanglesInTwoBoxes) {
    const Position blank = test::boardOf({});
    EXPECT_TRUE(isDeadly(blank, kRectangle));
    EXPECT_FALSE(isDeadly(blank, patternOf({cellAt(0, 0), cellAt(0, 3), cellAt(4, 0), cellAt(4, 3)})));
    EXPECT_FALSE(isDeadly(blank, patternOf({cellAt(0, 0), cellAt(0, 1), cellAt(1, 0), cellAt(1, 1)})));
}

TEST(DeadlyPatterns, AreLoopsAndPatternsOfMoreDigits) {
    const Position blank = test::boardOf({});
    DeadlyPattern loop =
        patternOf({cellAt(0, 0), cellAt(1, 0), cellAt(0, 3), cellAt(2, 3), cellAt(1, 6), cellAt(2, 6)});
    EXPECT_TRUE(isDeadly(blank, loop));
    loop.parts.pop_back();
    EXPECT_FALSE(isDeadly(blank, loop));

    // Two rows, three boxes, three digits: 12, 23, 13 above each other.
    DeadlyPattern extended;
    for (const int row : {0, 1}) {
        extended.parts.push_back({cellAt(row, 0), Digit(1), Digit(2)});
        extended.parts.push_back({cellAt(row, 3), Digit(2), Digit(3)});
        extended.parts.push_back({cellAt(row, 6), Digit(1), Digit(3)});
    }
    EXPECT_TRUE(isDeadly(blank, extended));
    extended.parts.front().first = Digit(3);
    EXPECT_FALSE(isDeadly(blank, extended));
}

TEST(DeadlyPatterns, HaveNoGivenCell) {
    Position position = test::boardOf({});
    position.place({cellAt(0, 0), Digit(1)});
    EXPECT_TRUE(isDeadly(position, kRectangle));
    EXPECT_FALSE(isDeadly(test::boardOf({"r1c1!1"}), kRectangle));
}

TEST(DeadlyPatterns, NameEachCellOnceWithTwoDigits) {
    const Position blank = test::boardOf({});
    EXPECT_FALSE(isDeadly(blank, {}));
    DeadlyPattern twice = kRectangle;
    twice.parts.push_back(twice.parts.front());
    EXPECT_FALSE(isDeadly(blank, twice));
    // Each digit in two of the cells, and yet nothing to exchange.
    DeadlyPattern alone;
    for (const DeadlyPattern::Part& part : kRectangle.parts)
        alone.parts.push_back({part.cell, Digit(1), Digit(1)});
    EXPECT_FALSE(isDeadly(blank, alone));
}

/// r1c1, r1c4 and r2c1 hold 1, 2 and 2, placed by the solver; r2c4 is 1 or 3.
Position avoidableRectangle(const Grid& givens) {
    Grid digits;
    CandidateGrid candidates;
    digits.set(cellAt(0, 0), Digit(1));
    digits.set(cellAt(0, 3), Digit(2));
    digits.set(cellAt(1, 0), Digit(2));
    candidates.at(cellAt(1, 3)) = {Digit(1), Digit(3)};
    return Position::from(digits, candidates, givens);
}

TEST(DeadlyPatterns, CarryAvoidableRectangles) {
    const Argument argument{.reason = Propagation{{Truth::ofGuardians(0)}}, .deadly = {kRectangle}};
    const Position position = avoidableRectangle(Grid());
    EXPECT_EQ(provesFalse(position, argument, {cellAt(1, 3), Digit(1)}), ProofVerdict::proved);
    EXPECT_EQ(provesTrue(position, argument, {cellAt(1, 3), Digit(3)}), ProofVerdict::proved);
    EXPECT_EQ(provesFalse(position, argument, {cellAt(1, 3), Digit(3)}), ProofVerdict::notProved);
    Grid givens;
    givens.set(cellAt(0, 0), Digit(1));
    EXPECT_EQ(provesFalse(avoidableRectangle(givens), argument, {cellAt(1, 3), Digit(1)}), ProofVerdict::notProved);
}

TEST(Symmetries, AreCertifiedByTheGivens) {
    RandomSource random(41);
    const SymmetryOfGivens halfTurn = test::SymmetricPuzzle::halfTurn();
    const auto sample = test::SymmetricPuzzle(halfTurn, random).make();
    ASSERT_TRUE(sample.has_value());
    EXPECT_TRUE(isSymmetryOfGivens(sample->position, halfTurn));
    EXPECT_FALSE(isSymmetryOfGivens(sample->position, test::SymmetricPuzzle::diagonal()));
    SymmetryOfGivens changed = halfTurn;
    std::swap(changed.digits[0], changed.digits[2]);
    EXPECT_FALSE(isSymmetryOfGivens(sample->position, changed));
    changed = halfTurn;
    std::swap(changed.cells[0], changed.cells[1]);
    EXPECT_FALSE(isSymmetryOfGivens(sample->position, changed));
    // Without givens every map of the board is one, but only those.
    EXPECT_TRUE(isSymmetryOfGivens(test::boardOf({}), halfTurn));
    EXPECT_FALSE(isSymmetryOfGivens(test::boardOf({}), changed));
    EXPECT_FALSE(isSymmetryOfGivens(test::boardOf({}), SymmetryOfGivens{}));
}

TEST(ArgumentForms, RefuseOtherBoards) {
    const Position blank = test::boardOf({});
    const auto form = [&](const Truth& truth) {
        return formOf(blank, {.reason = Propagation{{Truth::ofCell(cellAt(0, 0)), truth}}}, 5);
    };
    EXPECT_EQ(form(Truth::ofCell(Cell(80))), ArgumentForm::valid);
    EXPECT_EQ(form(Truth::ofCell(Cell(81))), ArgumentForm::invalid);
    EXPECT_EQ(form(Truth::ofHouse({HouseKind::row, 9}, Digit(1))), ArgumentForm::invalid);
    EXPECT_EQ(form(Truth::ofHouse(classic::rowHouse(0), Digit(10))), ArgumentForm::invalid);
    EXPECT_EQ(form(Truth::ofGuardians(0)), ArgumentForm::invalid);
    const Counting counting{.truths = {}, .links = {Link::ofCell(Cell(90))}};
    EXPECT_EQ(formOf(blank, {.reason = counting}, 5), ArgumentForm::invalid);
}

Argument inCases(const Argument& argument, int levels) {
    Argument outer = argument;
    for (; levels > 0; --levels) {
        Argument next;
        next.reason = Cases{.of = Truth::ofCell(Cell(0)), .each = {outer}};
        outer = next;
    }
    return outer;
}

TEST(ArgumentForms, GoAsDeepAsAllowed) {
    const Position blank = test::boardOf({});
    EXPECT_EQ(formOf(blank, inCases({}, 4), 5), ArgumentForm::valid);
    EXPECT_EQ(formOf(blank, inCases({}, 5), 5), ArgumentForm::tooDeep);
}

TEST(ArgumentForms, AreLookedThroughToTheBottom) {
    const Position blank = test::boardOf({});
    const Argument elsewhere{.reason = Propagation{{Truth::ofCell(Cell(81))}}};
    EXPECT_EQ(formOf(blank, inCases(elsewhere, 3), 9), ArgumentForm::invalid);
    Argument nested;
    nested.reason = Nested{{}, {{.eliminations = {}, .argument = elsewhere}}};
    EXPECT_EQ(formOf(blank, nested, 9), ArgumentForm::invalid);
    DeadlyPattern harmless = patternOf({cellAt(0, 0)});
    EXPECT_EQ(formOf(blank, inCases({.reason = Propagation{}, .deadly = {harmless}}, 2), 9), ArgumentForm::invalid);
}

TEST(Arguments, TellWhetherTheyUseUniqueness) {
    const Argument plain{.reason = Propagation{{Truth::ofCell(Cell(0))}}};
    const Argument deadly{.reason = Propagation{{Truth::ofGuardians(0)}}, .deadly = {kRectangle}};
    const Argument symmetric{.reason = SymmetryOfGivens{}};
    EXPECT_FALSE(usesUniqueness(plain));
    EXPECT_FALSE(usesUniqueness({.reason = Enumeration{}}));
    EXPECT_FALSE(usesUniqueness(inCases(plain, 3)));
    EXPECT_TRUE(usesUniqueness(deadly));
    EXPECT_TRUE(usesUniqueness(inCases(deadly, 3)));
    EXPECT_TRUE(usesUniqueness(symmetric));
    const Argument nested{
        .reason = Nested{{}, {{.eliminations = {}, .argument = plain}, {.eliminations = {}, .argument = deadly}}}};
    EXPECT_TRUE(usesUniqueness(nested));
}

}  // namespace
}  // namespace nonet
