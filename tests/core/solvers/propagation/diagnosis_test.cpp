#include "core/rules/rulebook.h"
#include "core/solvers/propagation/diagnosis.h"
#include "tests/core/brute_force.h"
#include "tests/core/known_puzzles.h"
#include "tests/core/rules/odd_boards.h"
#include "tests/core/solvers/propagation/broken_puzzles.h"
#include "tests/core/solvers/small_puzzles.h"
#include "tests/core/test_scale.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

using Verdict = DiagnosisVerdict;

Constraint ruleOn(ConstraintKind kind, std::vector<std::vector<Cell>> parts, std::vector<int> values = {}) {
    Constraint constraint;
    constraint.kind = kind;
    constraint.parts = std::move(parts);
    constraint.values = std::move(values);
    return constraint;
}

/// A blank 9x9 with these rules.
Puzzle nineWith(std::vector<Constraint> constraints) {
    Layout layout{Geometry()};
    layout.constraints = std::move(constraints);
    return {std::move(layout), Grid()};
}

Cell at(int row, int column) { return Cell(9 * (row - 1) + column - 1); }

const HouseShortage kFiveEvens = {HouseShortage::Of::symbols,
                                  House{HouseKind::column, 2},
                                  {at(1, 3), at(2, 3), at(3, 3), at(4, 3), at(5, 3)},
                                  DigitSet{Digit(2), Digit(4), Digit(6), Digit(8)}};

std::uint64_t solutionsOf(const Puzzle& puzzle, const ConflictSet& part) {
    return searchByPropagation(partOf(puzzle, part), {.solutions = 1}).count;
}

std::vector<ConflictSet> eachWithoutOne(const ConflictSet& set) {
    std::vector<ConflictSet> all;
    for (const int constraint : set.constraints)
        std::erase(all.emplace_back(set).constraints, constraint);
    for (const Cell given : set.givens)
        std::erase(all.emplace_back(set).givens, given);
    if (set.hasStartCandidates)
        all.emplace_back(set).hasStartCandidates = false;
    return all;
}

TEST(Diagnosis, FiveEvensInAColumnHaveFourDigits) {
    std::vector<Constraint> evens;
    for (int row = 1; row <= 5; ++row)
        evens.push_back(ruleOn(ConstraintKind::even, {{at(row, 3)}}));
    // What has nothing to do with it.
    evens.insert(evens.begin() + 2, ruleOn(ConstraintKind::even, {{at(7, 7)}}));
    const Diagnosis found = diagnose(nineWith(evens));
    EXPECT_EQ(found.verdict, Verdict::shortage);
    EXPECT_EQ(found.shortage, kFiveEvens);
    EXPECT_EQ(found.conflict, (ConflictSet{.constraints = {0, 1, 3, 4, 5}}));
    EXPECT_TRUE(found.isMinimal);
}

TEST(Diagnosis, OneRuleOfFiveEvensIsToldInTheSameWay) {
    const Diagnosis found = diagnose(nineWith({ruleOn(ConstraintKind::even, {kFiveEvens.cells})}));
    EXPECT_EQ(found.verdict, Verdict::shortage);
    EXPECT_EQ(found.shortage, kFiveEvens);
    EXPECT_EQ(found.conflict, (ConflictSet{.constraints = {0}}));
    EXPECT_TRUE(found.isMinimal);
}

TEST(Diagnosis, AThermometerOfTenCannotHoldByItself) {
    std::vector<Cell> line;
    for (int column = 1; column <= 9; ++column)
        line.push_back(at(4, column));
    line.push_back(at(5, 9));
    const Diagnosis found = diagnose(
        nineWith({ruleOn(ConstraintKind::even, {{at(1, 1)}}), ruleOn(ConstraintKind::thermometer, {std::move(line)})}));
    EXPECT_EQ(found.verdict, Verdict::alone);
    EXPECT_EQ(found.conflict, (ConflictSet{.constraints = {1}}));
    EXPECT_TRUE(found.isMinimal);
}

TEST(Diagnosis, TwoRulesThatClash) {
    const std::vector<std::vector<Cell>> both = {{at(1, 1), at(1, 2), at(1, 3)}};
    const Diagnosis cages =
        diagnose(nineWith({ruleOn(ConstraintKind::cage, {{at(5, 5), at(5, 6)}}, {9}),
                           ruleOn(ConstraintKind::cage, both, {12}), ruleOn(ConstraintKind::cage, both, {13})}));
    EXPECT_EQ(cages.verdict, Verdict::together);
    EXPECT_EQ(cages.conflict, (ConflictSet{.constraints = {1, 2}}));
    EXPECT_EQ(cages.step, DiagnosisStep::pairs);
    EXPECT_TRUE(cages.isMinimal);
    const Diagnosis arrows = diagnose(nineWith({ruleOn(ConstraintKind::arrow, {{at(3, 3)}, {at(3, 4), at(4, 5)}}),
                                                ruleOn(ConstraintKind::arrow, {{at(4, 5)}, {at(5, 5), at(3, 3)}})}));
    EXPECT_EQ(arrows.conflict, (ConflictSet{.constraints = {0, 1}}));
}

TEST(Diagnosis, ASymbolWithoutAPlace) {
    std::vector<Cell> row;
    for (int column = 1; column <= 9; ++column)
        row.push_back(at(3, column));
    const Diagnosis none = diagnose(nineWith({ruleOn(ConstraintKind::less, {row}, {9})}));
    EXPECT_EQ(none.verdict, Verdict::shortage);
    EXPECT_EQ(none.shortage, (HouseShortage{HouseShortage::Of::cells, House{HouseKind::row, 2}, {}, {Digit(9)}}));

    Puzzle few = nineWith({ruleOn(ConstraintKind::less, {{row.begin(), row.begin() + 8}}, {8})});
    few.givens.set(at(9, 9), Digit(8));
    const Diagnosis two = diagnose(few);
    EXPECT_EQ(two.shortage,
              (HouseShortage{HouseShortage::Of::cells, House{HouseKind::row, 2}, {at(3, 9)}, {Digit(8), Digit(9)}}));
    EXPECT_EQ(two.conflict, (ConflictSet{.constraints = {0}})) << "a given that is not needed is not named";
}

TEST(Diagnosis, ARuleAndTheGivensOnIt) {
    Puzzle puzzle = nineWith({ruleOn(ConstraintKind::thermometer, {{at(2, 2), at(3, 3), at(4, 4)}})});
    puzzle.givens.set(at(3, 3), Digit(1));
    puzzle.givens.set(at(4, 4), Digit(7));
    puzzle.givens.set(at(9, 1), Digit(7));
    const Diagnosis found = diagnose(puzzle);
    EXPECT_EQ(found.conflict, (ConflictSet{.constraints = {0}, .givens = {at(3, 3)}}));
    EXPECT_TRUE(found.isMinimal);
}

TEST(Diagnosis, TwoGivensInOneHouse) {
    Puzzle puzzle(*gridFromLine(test::kInkala));
    Grid givens = puzzle.givens;
    givens.set(Cell(1), *givens.digit(Cell(0)));
    puzzle.givens = givens;
    const Diagnosis found = diagnose(puzzle);
    EXPECT_EQ(found.verdict, Verdict::together);
    EXPECT_EQ(found.conflict, (ConflictSet{.givens = {Cell(0), Cell(1)}}));
    EXPECT_EQ(found.house, (House{HouseKind::row, 0}));
    EXPECT_TRUE(found.isMinimal);
}

TEST(Diagnosis, StartCandidatesAreNamedAsOne) {
    Puzzle puzzle(*gridFromLine(test::kInkala));
    puzzle.startCandidates = CandidateGrid(9);
    puzzle.startCandidates->at(Cell(1)) = {};
    const Diagnosis found = diagnose(puzzle);
    EXPECT_EQ(found.conflict, (ConflictSet{.hasStartCandidates = true}));
    EXPECT_EQ(found.shortage, (HouseShortage{HouseShortage::Of::symbols, std::nullopt, {Cell(1)}, {}}));
}

TEST(Diagnosis, ABoardThatCannotBeFilledAtAll) {
    const Diagnosis found = diagnose({test::rectangle(2, 4, SymbolSet(3)), Grid(BoardShape(2, 4, 3))});
    EXPECT_EQ(found.verdict, Verdict::houses);
    EXPECT_EQ(found.conflict.size(), 0U);
}

TEST(Diagnosis, ASolutionEndsIt) {
    const Diagnosis found = diagnose(Puzzle(*gridFromLine(test::kInkala)));
    EXPECT_EQ(found.verdict, Verdict::solvable);
    EXPECT_EQ(found.solution, gridFromLine(test::kInkalaSolved));
    const Diagnosis faulty = diagnose(nineWith({ruleOn(ConstraintKind::cage, {}, {3})}));
    EXPECT_EQ(faulty.verdict, Verdict::solvable) << "a faulty constraint is no rule";
}

TEST(ConflictSet, ADotLeftOutStaysExceptedFromTheRuleOfAllDots) {
    Constraint negative;
    negative.kind = ConstraintKind::negative;
    negative.text = "difference";
    Layout layout(Geometry(1, 2));
    layout.constraints = {ruleOn(ConstraintKind::difference, {{Cell(0), Cell(1)}}, {1}), negative};
    const Puzzle puzzle(layout, Grid(2));
    EXPECT_EQ(allOf(puzzle), (ConflictSet{.constraints = {0, 1}}));
    const Puzzle part = partOf(puzzle, {.constraints = {1}});
    ASSERT_NE(part.rulebook().rule(1), nullptr);
    EXPECT_EQ(part.rulebook().rule(0), nullptr);
    Grid full(2);
    for (const auto& [cell, digit] : {std::pair(0, 1), {1, 2}, {2, 2}, {3, 1}})
        full.set(Cell(cell), Digit(digit));
    const FullBoard board(full, puzzle.rulebook().numbers());
    EXPECT_EQ(part.rulebook().rule(1)->holds(board), puzzle.rulebook().rule(1)->holds(board));
    EXPECT_EQ(partOf(puzzle, allOf(puzzle)), puzzle);
}

TEST(HouseShortage, IsToldByTheFewerOfCellsAndSymbols) {
    RuleHouse house = {House{HouseKind::row, 0}, {Cell(0), Cell(1), Cell(2), Cell(3)}, true, {}};
    const std::vector<int> once(4, 1);
    const DigitSet two = {Digit(1), Digit(2)};
    EXPECT_EQ(shortageIn(house, {two, two, DigitSet::full(4), DigitSet::full(4)}, once), std::nullopt);
    EXPECT_EQ(shortageIn(house, {two, two, two, two}, once),
              (HouseShortage{HouseShortage::Of::cells, house.house, {}, {Digit(4)}}));
    EXPECT_EQ(shortageIn(house, {{}, two, two, two}, once),
              (HouseShortage{HouseShortage::Of::symbols, house.house, {Cell(0)}, {}}));
    const std::vector<int> twice = {2, 2};
    EXPECT_EQ(shortageIn(house, {{Digit(1)}, two, {Digit(1)}, {Digit(1)}}, twice),
              (HouseShortage{HouseShortage::Of::cells, house.house, {Cell(1)}, {Digit(2)}}));
    house.isExact = false;
    EXPECT_EQ(shortageIn(house, {{Digit(1)}, two, {Digit(1)}, {Digit(1)}}, twice),
              (HouseShortage{HouseShortage::Of::symbols, house.house, {Cell(0), Cell(2), Cell(3)}, {Digit(1)}}));
}

TEST(Diagnosis, AgreesWithBruteForceOnSmallPuzzles) {
    RandomSource random(16);
    int broken = 0;
    for (int round = 0; round < 10 * agreementRounds(); ++round) {
        const Puzzle puzzle = test::smallPuzzle(random, std::nullopt);
        const auto solutions = test::solutionsByHolds(puzzle, 1, test::kMostSmallSteps);
        if (!solutions)
            continue;
        const Diagnosis found = diagnose(puzzle);
        ASSERT_EQ(found.verdict == Verdict::solvable, !solutions->empty()) << round;
        if (!solutions->empty())
            continue;
        ++broken;
        EXPECT_TRUE(found.isMinimal) << round;
        const auto ofPart = test::solutionsByHolds(partOf(puzzle, found.conflict), 1, test::kMostSmallSteps);
        EXPECT_TRUE(!ofPart || ofPart->empty()) << round;
        for (const ConflictSet& less : eachWithoutOne(found.conflict))
            EXPECT_EQ(solutionsOf(puzzle, less), 1U) << round;
    }
    EXPECT_GT(broken, 0);
}

TEST(Diagnosis, EverySetOfABrokenPuzzleIsAConflictThatNeedsEachMember) {
    const std::vector<Puzzle> puzzles = test::brokenPuzzles(scaled(30), 3);
    if (puzzles.empty())
        GTEST_SKIP() << "the setters' puzzles are on another machine";
    int proved = 0;
    for (const Puzzle& puzzle : puzzles) {
        std::vector<std::size_t> sizes;
        const Diagnosis found = diagnose(puzzle, {.budget = 10'000}, {},
                                         [&](const Diagnosis& smaller) { sizes.push_back(smaller.conflict.size()); });
        ASSERT_NE(found.verdict, Verdict::solvable);
        EXPECT_TRUE(std::ranges::is_sorted(sizes, std::greater()));
        EXPECT_TRUE(sizes.empty() || found.verdict == Verdict::shortage || sizes.back() == found.conflict.size());
        EXPECT_EQ(diagnose(puzzle, {.budget = 10'000}), found);
        if (!found.isMinimal)
            continue;
        ++proved;
        EXPECT_EQ(solutionsOf(puzzle, found.conflict), 0U);
        for (const ConflictSet& less : eachWithoutOne(found.conflict))
            EXPECT_EQ(solutionsOf(puzzle, less), 1U);
    }
    EXPECT_GE(proved, static_cast<int>(puzzles.size()) * 3 / 4);
}

TEST(Diagnosis, AStopAndABudgetLeaveWhatIsKnown) {
    const Puzzle puzzle = nineWith({ruleOn(ConstraintKind::even, {kFiveEvens.cells})});
    std::stop_source stopped;
    stopped.request_stop();
    const Diagnosis none = diagnose(puzzle, {}, stopped.get_token());
    EXPECT_EQ(none.verdict, Verdict::undecided);
    EXPECT_TRUE(none.wasStopped);
    EXPECT_EQ(diagnose(puzzle, {.budget = 0}).verdict, Verdict::shortage) << "what is seen without a search";
    const Puzzle clash = nineWith({ruleOn(ConstraintKind::cage, {{at(1, 1), at(1, 2), at(1, 3)}}, {12}),
                                   ruleOn(ConstraintKind::cage, {{at(1, 1), at(1, 2), at(1, 3)}}, {13})});
    const Diagnosis poor = diagnose(clash, {.budget = 0});
    EXPECT_EQ(poor.verdict, Verdict::undecided);
    EXPECT_TRUE(poor.budgetRanOut);
    EXPECT_EQ(diagnose(clash).verdict, Verdict::together);

    const std::vector<Puzzle> broken = test::brokenPuzzles(20, 4);
    for (const Puzzle& each : broken) {
        std::stop_source source;
        const Diagnosis first =
            diagnose(each, {}, source.get_token(), [&](const Diagnosis&) { source.request_stop(); });
        EXPECT_NE(first.verdict, Verdict::undecided);
        EXPECT_EQ(first.wasStopped, !first.isMinimal);
        EXPECT_EQ(searchByPropagation(partOf(each, first.conflict), {.solutions = 1}).count, 0U);
    }
}

}  // namespace
}  // namespace nonet
