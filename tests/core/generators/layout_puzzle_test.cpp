// Puzzles made of layouts: one solution, nothing to spare, the same for the same seed.
#include "core/answers/needed_parts.h"
#include "core/generators/layout_puzzle.h"
#include "core/rules/rulebook.h"
#include "core/solvers/entry/entry.h"
#include "tests/core/design/design_samples.h"
#include "tests/core/rules/odd_boards.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

using test::at;

std::uint64_t solutionsOf(const Puzzle& puzzle) { return countSolutions(puzzle, {.solutions = 2}).count; }

void expectMinimal(const Puzzle& before, const Puzzle& after) {
    ASSERT_EQ(solutionsOf(after), 1U);
    for (const Cell cell : after.shape().cells()) {
        if (after.givens.isBlank(cell) || !before.givens.isBlank(cell))
            continue;
        Puzzle fewer = after;
        fewer.givens.clear(cell);
        EXPECT_EQ(solutionsOf(fewer), 2U) << cell.index();
    }
}

TEST(LayoutPuzzle, MakesAMinimalPuzzleOfABlankBoard) {
    const Puzzle blank;
    const LayoutPuzzle found = makeLayoutPuzzle(blank, {.seed = 5});
    ASSERT_EQ(found.state, SolutionState::one);
    EXPECT_TRUE(found.isMinimal);
    EXPECT_EQ(found.addedGivens, found.puzzle.givens.filledCount());
    expectMinimal(blank, found.puzzle);
    EXPECT_EQ(makeLayoutPuzzle(blank, {.seed = 5}).puzzle, found.puzzle);
    EXPECT_NE(makeLayoutPuzzle(blank, {.seed = 6}).puzzle, found.puzzle);
}

TEST(LayoutPuzzle, KeepsGivensAndRulesAndAddsToThem) {
    Puzzle puzzle = test::cagedFour();
    const LayoutPuzzle found = makeLayoutPuzzle(puzzle, {.seed = 1});
    ASSERT_EQ(found.state, SolutionState::one);
    EXPECT_EQ(found.puzzle.constraints(), puzzle.constraints());
    EXPECT_EQ(found.puzzle.givens.digit(Cell(0)), Digit(1));
    EXPECT_EQ(found.addedGivens, found.puzzle.givens.filledCount() - puzzle.givens.filledCount());
    expectMinimal(puzzle, found.puzzle);
}

TEST(LayoutPuzzle, GivesRulesTheNumberOfTheSolution) {
    std::vector<Constraint> rules;
    for (int column = 0; column < 9; column += 3)
        rules.push_back(
            test::constraint(ConstraintKind::cage, {{at(4, column), at(4, column + 1), at(4, column + 2)}}));
    Constraint sandwich = test::clue(ConstraintKind::sandwich, {-1, 0, 1, 0});
    sandwich.values.clear();
    rules.push_back(sandwich);
    const Puzzle puzzle = test::puzzleOf(rules);
    const LayoutPuzzle found = makeLayoutPuzzle(puzzle, {.seed = 3, .numbered = {0, 2}});
    ASSERT_EQ(found.state, SolutionState::one);
    EXPECT_EQ(found.addedNumbers, 3);
    const std::vector<Constraint>& made = found.puzzle.constraints();
    const Grid solution = *countSolutions(found.puzzle).first;
    const auto sum = [&](int column) {
        int all = 0;
        for (int i = 0; i < 3; ++i)
            all += solution.valueAt(at(4, column + i));
        return all;
    };
    EXPECT_EQ(made[0].value(), sum(0));
    EXPECT_EQ(made[1].value(), std::nullopt);
    EXPECT_EQ(made[2].value(), sum(6));
    EXPECT_TRUE(made[3].value().has_value());
    EXPECT_TRUE(found.puzzle.rulebook().faults().empty());
    EXPECT_TRUE(found.puzzle.rulebook().holds(solution));
}

TEST(LayoutPuzzle, KeepsToThePatternAndTheSymmetry) {
    CellSet pattern;
    for (int i = 0; i < 81; ++i)
        if (i % 2 == 0)
            pattern.insert(Cell(i));
    const LayoutPuzzle found =
        makeLayoutPuzzle(Puzzle(), {.seed = 2, .pattern = pattern, .symmetry = EntrySymmetry::halfTurn});
    ASSERT_EQ(found.state, SolutionState::one);
    EXPECT_EQ(solutionsOf(found.puzzle), 1U);
    for (int i = 0; i < 81; ++i) {
        EXPECT_TRUE(found.puzzle.givens.isBlank(Cell(i)) || pattern.contains(Cell(i)));
        EXPECT_EQ(found.puzzle.givens.isBlank(Cell(i)), found.puzzle.givens.isBlank(Cell(80 - i)));
    }
}

TEST(LayoutPuzzle, SaysWhyThereIsNone) {
    Puzzle broken = test::puzzleOf({test::constraint(ConstraintKind::cage, {{at(0, 0), at(0, 1)}}, {99})});
    EXPECT_EQ(makeLayoutPuzzle(broken, {}).state, SolutionState::none);
    EXPECT_EQ(makeLayoutPuzzle(broken, {}).puzzle, broken);
    const LayoutPuzzle few = makeLayoutPuzzle(Puzzle(), {.pattern = {at(0, 0), at(8, 8)}});
    EXPECT_EQ(few.state, SolutionState::several);
    EXPECT_EQ(few.puzzle, Puzzle());
}

TEST(LayoutPuzzle, StopsAndTellsHowFarItIs) {
    std::stop_source source;
    std::uint64_t last = 0;
    const LayoutPuzzle found = makeLayoutPuzzle(Puzzle(), {.seed = 5}, source.get_token(), [&](Progress progress) {
        EXPECT_EQ(progress.total, 81U);
        last = progress.done;
        if (progress.done == 10)
            source.request_stop();
    });
    EXPECT_EQ(found.state, SolutionState::unknown);
    EXPECT_EQ(found.puzzle, Puzzle());
    EXPECT_EQ(last, 10U);
}

TEST(LayoutPuzzle, TakesOtherBoards) {
    Layout layout = test::rectangle(4, 6, SymbolSet(6));
    const Grid blank(layout.shape);
    const Puzzle puzzle(std::move(layout), blank);
    const LayoutPuzzle found = makeLayoutPuzzle(puzzle, {.seed = 4});
    ASSERT_EQ(found.state, SolutionState::one);
    expectMinimal(puzzle, found.puzzle);
}

}  // namespace
}  // namespace nonet
