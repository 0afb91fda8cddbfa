// Every kind of rule is told in a sentence, and a broken or unfinished one says what and where.
#include "core/rules/rulebook.h"
#include "tests/core/rules/random_constraints.h"
#include "ui/text/rule_words.h"

#include <gtest/gtest.h>
#include <set>

namespace nonet {
namespace {

Layout withOne(ConstraintKind kind, RandomSource& random, const Geometry& geometry = Geometry(2, 3)) {
    Layout layout(geometry);
    layout.constraints = {test::randomConstraint(kind, layout, random)};
    return layout;
}

class EveryRuleInWords : public testing::TestWithParam<int> {
protected:
    ConstraintKind kind() const { return static_cast<ConstraintKind>(GetParam()); }
};

TEST_P(EveryRuleInWords, HasANameAndASentenceWithoutGaps) {
    RandomSource random(static_cast<std::uint64_t>(GetParam()) + 5);
    EXPECT_FALSE(ruleName(kind()).isEmpty());
    for (int round = 0; round < 20; ++round) {
        const Layout layout = withOne(kind(), random, round % 2 == 0 ? Geometry(2, 3) : Geometry(2, 2));
        const QString sentence = ruleSentence(layout.constraints.front(), layout);
        EXPECT_TRUE(sentence.endsWith(QLatin1Char('.'))) << sentence.toStdString();
        // A formula of the setter's may hold the sign itself.
        EXPECT_FALSE(kind() != ConstraintKind::pairRule && sentence.contains(QLatin1Char('%')))
            << sentence.toStdString();
        EXPECT_FALSE(sentence.contains(QStringLiteral("  "))) << sentence.toStdString();
        EXPECT_EQ(rulesOf(Rulebook(layout)).size(), 2);
    }
}

INSTANTIATE_TEST_SUITE_P(Kinds, EveryRuleInWords, testing::Range(0, kConstraintKindCount), [](const auto& kind) {
    return std::string(constraintRow(static_cast<ConstraintKind>(kind.param)).id);
});

TEST(RuleWords, NoTwoKindsHaveOneNameOrOneSentence) {
    RandomSource random(8);
    std::set<QString> names;
    std::set<QString> sentences;
    for (int i = 0; i < kConstraintKindCount; ++i) {
        const auto kind = static_cast<ConstraintKind>(i);
        const Layout layout = withOne(kind, random);
        EXPECT_TRUE(names.insert(ruleName(kind)).second) << ruleName(kind).toStdString();
        EXPECT_TRUE(sentences.insert(ruleSentence(layout.constraints.front(), layout)).second)
            << ruleSentence(layout.constraints.front(), layout).toStdString();
    }
}

TEST(RuleWords, HousesAreToldAsTheyAre) {
    EXPECT_EQ(
        rulesOf(Rulebook(Layout())),
        QStringList{QStringLiteral("Fill the board with 1 to 9, so that each appears in every row, column and box.")});
    Layout wide;
    wide.shape = BoardShape(6, 9, 9);
    wide.grids = {SubGrid{0, 0, RegionMap(6, 9)}};
    EXPECT_EQ(rulesOf(Rulebook(wide)).front(),
              QStringLiteral("Fill the board with 1 to 9, so that none appears twice in any row and column."));
    Layout zero(Geometry(2, 2));
    zero.symbols = SymbolSet(4, 0);
    EXPECT_TRUE(rulesOf(Rulebook(zero)).front().contains(QStringLiteral("0 to 3")));
    Layout stars(Geometry(2, 2));
    stars.symbols = *SymbolSet::of({"1", "2", "*"}, {1, 2, std::nullopt});
    stars.shape = BoardShape(4, 4, 3);
    stars.counts = {1, 1, 2};
    ASSERT_EQ(rulesOf(Rulebook(stars)).size(), 2);
    EXPECT_TRUE(rulesOf(Rulebook(stars)).front().contains(QStringLiteral("1, 2, *")));
    EXPECT_TRUE(rulesOf(Rulebook(stars)).back().contains(QStringLiteral("* (2 times)")));
}

TEST(RuleWords, CagesOfBothSortsAreOneRule) {
    const auto cage = [](std::vector<Cell> cells, std::vector<int> sum) {
        Constraint made;
        made.kind = ConstraintKind::cage;
        made.parts = {std::move(cells)};
        made.values = std::move(sum);
        return made;
    };
    Layout layout;
    layout.constraints = {cage({Cell(0), Cell(1)}, {9})};
    const QStringList sums = rulesOf(Rulebook(layout));
    EXPECT_EQ(sums.back(), QStringLiteral("Digits in a cage do not repeat and add up to its number."));
    layout.constraints = {cage({Cell(10), Cell(11)}, {})};
    EXPECT_EQ(rulesOf(Rulebook(layout)).back(), QStringLiteral("Digits in a cage do not repeat."));
    for (const bool isSumFirst : {false, true}) {
        layout.constraints = {cage({Cell(10), Cell(11)}, isSumFirst ? std::vector{9} : std::vector<int>()),
                              cage({Cell(0), Cell(1)}, isSumFirst ? std::vector<int>() : std::vector{9})};
        const QStringList both = rulesOf(Rulebook(layout));
        EXPECT_EQ(both.size(), sums.size());
        EXPECT_EQ(both.back(),
                  QStringLiteral("Digits in a cage do not repeat; where it has a number, they add up to it."));
    }
}

TEST(RuleWords, ABrokenRuleIsNamedWithItsCells) {
    Layout layout;
    Constraint thermometer;
    thermometer.kind = ConstraintKind::thermometer;
    thermometer.parts = {{Cell(0), Cell(1), Cell(2)}};
    layout.constraints = {thermometer};
    const Rulebook rules(layout);
    Grid grid;
    grid.set(Cell(0), Digit(5));
    grid.set(Cell(1), Digit(4));
    grid.set(Cell(8), Digit(5));
    QStringList told;
    for (const BrokenRule& broken : rules.broken(grid))
        told << brokenRuleSentence(broken, rules, grid);
    ASSERT_EQ(told.size(), 2);
    EXPECT_EQ(told[0], QStringLiteral("5 appears more than once in row 1: r1c1 and r1c9."));
    EXPECT_TRUE(told[1].startsWith(QStringLiteral("Broken at r1c1 and r1c2"))) << told[1].toStdString();
    EXPECT_TRUE(told[1].endsWith(QStringLiteral("Along a thermometer, digits increase from the bulb.")));
    EXPECT_EQ(rulesAtCell(Cell(1), layout), QStringList{QStringLiteral("thermometer (cell 2 of 3)")});
    EXPECT_TRUE(rulesAtCell(Cell(40), layout).isEmpty());
    Constraint clue;
    clue.kind = ConstraintKind::sandwich;
    clue.values = {7};
    clue.place = OutsidePlace{-1, 4, 1, 0};
    layout.constraints.push_back(clue);
    EXPECT_EQ(rulesAtCell(Cell(40), layout), QStringList{ruleName(ConstraintKind::sandwich)}) << "column 5";
    EXPECT_TRUE(rulesAtCell(Cell(41), layout).isEmpty());
}

QStringList brokenIn(const Layout& layout, const Grid& grid) {
    const Rulebook rules(layout);
    QStringList told;
    for (const BrokenRule& broken : rules.broken(grid))
        told << brokenRuleSentence(broken, rules, grid);
    return told;
}

TEST(RuleWords, ADigitThatLeavesNoRoomOnAThermometerSaysForHowMany) {
    Layout layout;
    Constraint thermometer;
    thermometer.kind = ConstraintKind::thermometer;
    thermometer.parts = {{Cell(0), Cell(1), Cell(2), Cell(3), Cell(4), Cell(5), Cell(6)}};
    layout.constraints = {thermometer};
    const auto told = [&layout](int cell, int digit) {
        Grid grid;
        grid.set(Cell(cell), Digit(digit));
        return brokenIn(layout, grid).join(u'|').toStdString();
    };
    EXPECT_EQ(told(0, 5), "Broken at r1c1 (thermometer): 5 in the bulb leaves no room for the 6 cells after it.");
    EXPECT_EQ(told(5, 9), "Broken at r1c6 (thermometer): 9 leaves no room for the 1 cell after it.");
    EXPECT_EQ(told(2, 1), "Broken at r1c3 (thermometer): 1 leaves no room for the 2 cells before it.");
    EXPECT_EQ(told(0, 3), "");
}

TEST(RuleWords, NeighbourRulesWithoutMarksAreRulesOfTheirOwn) {
    Layout layout;
    Constraint negative;
    negative.kind = ConstraintKind::negative;
    const auto sentence = [&](const char* family, std::vector<int> values) {
        negative.text = family;
        negative.values = std::move(values);
        return ruleSentence(negative, layout);
    };
    EXPECT_EQ(sentence("difference", {1}), QStringLiteral("Neighbouring cells never hold consecutive digits."));
    EXPECT_EQ(sentence("difference", {}), sentence("difference", {1}));
    EXPECT_EQ(sentence("difference", {4}), QStringLiteral("Digits in neighbouring cells never differ by 4."));
    EXPECT_EQ(sentence("ratio", {}),
              QStringLiteral("Of the digits in two neighbouring cells, neither is twice the other."));
    EXPECT_EQ(sentence("sum", {}), QStringLiteral("Digits in neighbouring cells never add up to any of these: 5, 10."));
    EXPECT_EQ(sentence("sum", {10}), QStringLiteral("Digits in neighbouring cells never add up to 10."));
    Constraint dot;
    dot.kind = ConstraintKind::ratio;
    dot.parts = {{Cell(0), Cell(1)}};
    layout.constraints = {dot};
    for (const char* family : {"difference", "ratio"})
        EXPECT_TRUE(sentence(family, {}).startsWith(QStringLiteral("Neighbours without a dot"))) << family;
    EXPECT_FALSE(sentence("sum", {}).contains(QStringLiteral("without"))) << "dots are none of its marks";
}

TEST(RuleWords, EveryBrokenPairOfNeighboursIsTold) {
    Layout layout;
    Constraint negative;
    negative.kind = ConstraintKind::negative;
    negative.text = "difference";
    negative.values = {1};
    layout.constraints = {negative};
    Grid grid;
    grid.set(Cell(36), Digit(4));
    grid.set(Cell(37), Digit(5));
    grid.set(Cell(46), Digit(6));
    EXPECT_EQ(
        brokenIn(layout, grid),
        (QStringList{QStringLiteral("Broken at r5c1 and r5c2: Neighbouring cells never hold consecutive digits."),
                     QStringLiteral("Broken at r5c2 and r6c2: Neighbouring cells never hold consecutive digits.")}));
}

TEST(RuleWords, WhatIsLeftOutSaysWhy) {
    Layout layout;
    Constraint clue;
    clue.kind = ConstraintKind::sandwich;
    layout.constraints = {clue};
    const Rulebook rules(layout);
    ASSERT_EQ(rules.faults().size(), 1U);
    EXPECT_TRUE(faultSentence(rules.faults().front(), layout)
                    .startsWith(QStringLiteral("Left out of the rules (sandwich sum): ")));
}

}  // namespace
}  // namespace nonet
