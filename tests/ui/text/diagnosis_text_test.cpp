// Each reason why a puzzle has no solution is told in a sentence that names cells, houses and rules.
#include "tests/core/rules/odd_boards.h"
#include "ui/text/diagnosis_text.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

Constraint rule(ConstraintKind kind, std::vector<std::vector<Cell>> parts, std::vector<int> values = {}) {
    Constraint constraint;
    constraint.kind = kind;
    constraint.parts = std::move(parts);
    constraint.values = std::move(values);
    return constraint;
}

Puzzle blankNine(std::vector<Constraint> constraints) {
    Layout layout{Geometry()};
    layout.constraints = std::move(constraints);
    return {std::move(layout), Grid()};
}

std::string told(const Puzzle& puzzle) { return diagnosisSentence(diagnose(puzzle), puzzle).toStdString(); }

TEST(DiagnosisText, TellsAShortageWithCellsHouseDigitsAndRules) {
    std::vector<Constraint> evens;
    for (int row = 0; row < 5; ++row)
        evens.push_back(rule(ConstraintKind::even, {{Cell(9 * row + 2)}}));
    EXPECT_EQ(told(blankNine(evens)), "5 cells of column 3 can only take 2 4 6 8 (r1c3, r2c3, r3c3, r4c3 and r5c3). "
                                      "The rest is ruled out by: even cell (r1c3, r2c3, r3c3, r4c3 and r5c3).");
    std::vector<Cell> row;
    for (int column = 0; column < 9; ++column)
        row.push_back(Cell(column));
    EXPECT_EQ(told(blankNine({rule(ConstraintKind::less, {row}, {9})})).substr(0, 41),
              "There is no place left for 9 in row 1. Th");
    row.pop_back();
    EXPECT_EQ(told(blankNine({rule(ConstraintKind::less, {row}, {8})})).substr(0, 46),
              "8 9 need more places in row 1 than these: r1c9");
    EXPECT_EQ(told(blankNine({rule(ConstraintKind::cage, {{Cell(0), Cell(1)}}, {3}),
                              rule(ConstraintKind::cage, {{Cell(1), Cell(2)}}, {17})})),
              "No digit fits into r1c2. All are ruled out by: cage 3 (r1c1 and r1c2), cage 17 (r1c2 and r1c3).");
}

TEST(DiagnosisText, TellsWhatCannotHold) {
    std::vector<Cell> ten;
    for (int i = 0; i < 9; ++i)
        ten.push_back(Cell(i));
    ten.push_back(Cell(17));
    EXPECT_EQ(
        told(blankNine({rule(ConstraintKind::thermometer, {ten})})),
        "This cannot hold, even by itself: thermometer (r1c123456789 and r2c9). Along a thermometer, digits increase "
        "from the bulb. It has 10 cells, but there are only 9 digits.");
    const std::vector<std::vector<Cell>> three = {{Cell(0), Cell(1), Cell(2)}};
    const Puzzle clash = blankNine({rule(ConstraintKind::cage, three, {12}), rule(ConstraintKind::cage, three, {13})});
    EXPECT_EQ(told(clash),
              "These cannot all hold together: cage 12 (r1c1, r1c2 and r1c3), cage 13 (r1c1, r1c2 and r1c3).");
    Diagnosis open = diagnose(clash);
    open.isMinimal = false;
    EXPECT_TRUE(
        diagnosisSentence(open, clash).endsWith(QStringLiteral("Perhaps not all of them are needed for that.")));

    Puzzle givens = blankNine({rule(ConstraintKind::cage, three)});
    givens.givens.set(Cell(0), Digit(5));
    givens.givens.set(Cell(80), Digit(5));
    EXPECT_EQ(told(givens), "There is a solution.");
    EXPECT_EQ(conflictNames({{0}, {Cell(0), Cell(80)}, true}, givens),
              (QStringList{QStringLiteral("cage (r1c1, r1c2 and r1c3)"), QStringLiteral("the givens in r1c1 and r9c9"),
                           QStringLiteral("the candidates that the puzzle starts with")}));
    givens.givens.set(Cell(8), Digit(5));
    EXPECT_EQ(told(givens), "5 appears more than once in row 1: r1c1 and r1c9.");
    EXPECT_EQ(told({test::rectangle(2, 4, SymbolSet(3)), Grid(BoardShape(2, 4, 3))}),
              "Rows, columns and regions alone already leave no solution.");
    EXPECT_EQ(diagnosisSentence({}, givens), QStringLiteral("Why is not known yet: a longer search may tell."));
}

TEST(DiagnosisText, SaysWhySumsCannotBeReached) {
    const std::vector<std::vector<Cell>> three = {{Cell(0), Cell(1), Cell(2)}};
    const auto ends = [](const std::string& sentence, const std::string& end) { return sentence.ends_with(end); };
    const std::string low = told(blankNine({rule(ConstraintKind::cage, three, {3})}));
    EXPECT_TRUE(ends(low, " 3 different digits add up to 6 at least.")) << low;
    const std::string high = told(blankNine({rule(ConstraintKind::cage, three, {25})}));
    EXPECT_TRUE(ends(high, " 3 different digits add up to 24 at most.")) << high;
    const std::string single = told(blankNine({rule(ConstraintKind::cage, {{Cell(0)}}, {12})}));
    EXPECT_TRUE(ends(single, " A digit is 9 at most.")) << single;
    const std::string pair = told(blankNine({rule(ConstraintKind::sum, {{Cell(0), Cell(1)}}, {18})}));
    EXPECT_TRUE(ends(pair, " 2 different digits add up to 17 at most.")) << pair;
    std::vector<Cell> ten;
    for (int i = 0; i < 9; ++i)
        ten.push_back(Cell(i));
    ten.push_back(Cell(9));
    const std::string large = told(blankNine({rule(ConstraintKind::cage, {ten})}));
    EXPECT_TRUE(ends(large, " It has 10 cells, but there are only 9 digits.")) << large;
    const std::string longest = told(blankNine({rule(ConstraintKind::thermometer, {ten})}));
    EXPECT_TRUE(ends(longest, " It has 10 cells, but there are only 9 digits.")) << longest;
}

TEST(DiagnosisText, NamesRulesOfAllDotsByWhatTheyAsk) {
    const auto name = [](const char* family, std::vector<Constraint> marks) {
        Constraint negative = rule(ConstraintKind::negative, {}, {1});
        negative.text = family;
        marks.insert(marks.begin(), negative);
        return conflictNames({.constraints = {0}}, blankNine(std::move(marks))).front().toStdString();
    };
    EXPECT_EQ(name("difference", {rule(ConstraintKind::difference, {{Cell(0), Cell(1)}}, {1})}),
              "all dots given / nonconsecutive");
    EXPECT_EQ(name("sum", {rule(ConstraintKind::sum, {{Cell(0), Cell(1)}}, {10})}), "all X, V and sums given");
    EXPECT_EQ(name("difference", {}), "non-consecutive");
    EXPECT_EQ(name("ratio", {}), "forbidden neighbours");
}

TEST(DiagnosisText, NamesAClueBesideTheBoardByTheHouseThatItReads) {
    Constraint clue = rule(ConstraintKind::sandwich, {}, {34});
    clue.place = OutsidePlace{4, -1, 0, 1};
    EXPECT_EQ(conflictNames({.constraints = {0}}, blankNine({clue})).front(),
              QStringLiteral("sandwich sum 34 (row 5)"));
}

}  // namespace
}  // namespace nonet
