#include "core/design/clue_edits.h"
#include "tests/core/design/design_samples.h"
#include "tests/core/solvers/small_puzzles.h"

#include <array>

namespace nonet {
namespace {

using Kind = ConstraintKind;
using test::at;
using test::constraint;

constexpr Digit kThree(3);
constexpr Digit kFive(5);

Constraint oneOf(std::vector<Cell> cells, std::vector<Digit> digits) {
    Constraint made = constraint(Kind::oneOf, {std::move(cells)});
    made.digits = std::move(digits);
    return made;
}

TEST(ClueEdits, ToggleGivens) {
    const std::array cells{at(0, 0), at(0, 1)};
    Puzzle puzzle;
    puzzle.givens.set(at(0, 0), kThree);
    const Puzzle all = toggleGiven(puzzle, cells, kThree);
    EXPECT_EQ(all.givens.digit(at(0, 1)), kThree);
    EXPECT_EQ(all.givens.filledCount(), 2);
    EXPECT_EQ(toggleGiven(all, cells, kThree), Puzzle());
    EXPECT_EQ(toggleGiven(all, cells, kFive).givens.digit(at(0, 0)), kFive);
    EXPECT_EQ(clearGivens(all, std::array{at(0, 1), at(4, 4)}), puzzle);
}

TEST(ClueEdits, HolesTakeNothing) {
    Layout layout;
    layout.shape.setHoles({at(0, 0)});
    const Puzzle puzzle(layout, Grid(layout.shape));
    EXPECT_EQ(toggleGiven(puzzle, std::array{at(0, 0), at(0, 1)}, kThree).givens.filledCount(), 1);
    EXPECT_EQ(toggleAllowed(puzzle, std::array{at(0, 0)}, kThree).puzzle, puzzle);
}

TEST(ClueEdits, ToggleWhatACellMayTake) {
    const std::array cells{at(0, 0), at(0, 1)};
    const LayoutEdit first = toggleAllowed(Puzzle(), cells, kThree);
    EXPECT_EQ(first.puzzle.constraints(), (std::vector{oneOf({at(0, 0)}, {kThree}), oneOf({at(0, 1)}, {kThree})}));
    EXPECT_EQ(first.constraints, (std::vector{0, 1}));
    EXPECT_EQ(toggleAllowed(first.puzzle, cells, kThree).puzzle, Puzzle());
    const LayoutEdit second = toggleAllowed(first.puzzle, std::array{at(0, 1)}, kFive);
    EXPECT_EQ(second.puzzle.constraints()[1], oneOf({at(0, 1)}, {kThree, kFive}));
    EXPECT_EQ(second.constraints, std::vector{1});
    // One has it already: all have it then.
    const LayoutEdit third = toggleAllowed(second.puzzle, cells, kFive);
    EXPECT_EQ(third.puzzle.constraints()[0], oneOf({at(0, 0)}, {kThree, kFive}));
    EXPECT_EQ(third.puzzle.constraints()[1], second.puzzle.constraints()[1]);
}

TEST(ClueEdits, ACellThatMayTakeAllHasNoConstraint) {
    Puzzle puzzle;
    for (int digit = 1; digit <= 8; ++digit)
        puzzle = toggleAllowed(puzzle, std::array{at(2, 2)}, Digit(digit)).puzzle;
    EXPECT_EQ(puzzle.constraints().front().digits.size(), 8U);
    EXPECT_EQ(toggleAllowed(puzzle, std::array{at(2, 2)}, Digit(9)).puzzle, Puzzle());
}

TEST(ClueEdits, ACellLeavesAConstraintOfSeveral) {
    const Puzzle puzzle = test::puzzleOf({oneOf({at(0, 0), at(0, 1)}, {kThree, kFive}), constraint(Kind::antiKing)});
    const LayoutEdit edit = toggleAllowed(puzzle, std::array{at(0, 1)}, kFive);
    EXPECT_EQ(edit.puzzle.constraints(), (std::vector{oneOf({at(0, 0)}, {kThree, kFive}), constraint(Kind::antiKing),
                                                      oneOf({at(0, 1)}, {kThree})}));
    EXPECT_EQ(edit.constraints, std::vector{2});
    // Of two only what both leave counts.
    const Puzzle twice =
        test::puzzleOf({oneOf({at(0, 0)}, {kThree}), oneOf({at(0, 0)}, {kThree, kFive}), constraint(Kind::antiKing)});
    EXPECT_EQ(toggleAllowed(twice, std::array{at(0, 0)}, Digit(7)).puzzle.constraints(),
              (std::vector{oneOf({at(0, 0)}, {kThree, Digit(7)}), constraint(Kind::antiKing)}));
}

TEST(ClueEdits, LockAndRemoveAll) {
    Puzzle puzzle;
    puzzle.givens.set(at(0, 0), kThree);
    Grid digits;
    digits.set(at(0, 1), kFive);
    const Puzzle locked = lockGivens(puzzle, digits);
    EXPECT_EQ(locked.givens.digit(at(0, 0)), kThree);
    EXPECT_EQ(locked.givens.digit(at(0, 1)), kFive);
    EXPECT_EQ(removeAllGivens(locked), Puzzle());
}

TEST(ClueEdits, DigitsInMindGoWhereNoGivenStands) {
    Puzzle puzzle;
    puzzle.givens.set(at(0, 0), kThree);
    const std::vector<Cell> three{at(0, 0), at(0, 1), at(0, 2)};
    const Puzzle first = toggleInMind(puzzle, three, kFive);
    ASSERT_NE(first.solutionLayer(), nullptr);
    EXPECT_EQ(first.solutionLayer()->filledCount(), 2);
    EXPECT_EQ(first.solutionLayer()->digit(at(0, 2)), kFive);
    EXPECT_EQ(first.givens, puzzle.givens);
    const Puzzle mixed = toggleInMind(first, std::vector{at(0, 2)}, kThree);
    EXPECT_EQ(mixed.solutionLayer()->digit(at(0, 1)), kFive);
    EXPECT_EQ(mixed.solutionLayer()->digit(at(0, 2)), kThree);
    EXPECT_EQ(toggleInMind(mixed, three, kFive), first) << "into all, where not all have it";
    EXPECT_EQ(toggleInMind(first, three, kFive), puzzle) << "and out of all, where all have it";
    const Puzzle cleared = clearInMind(first, std::vector{at(0, 1)});
    EXPECT_EQ(cleared.solutionLayer()->filledCount(), 1);
    EXPECT_EQ(clearInMind(cleared, three), puzzle) << "without digits there is no layer";
    EXPECT_EQ(toggleInMind(puzzle, std::vector{at(0, 0)}, kFive), puzzle);
}

TEST(ClueEdits, RandomTogglesComeBack) {
    RandomSource random(68);
    for (int round = 0; round < 300; ++round) {
        const Puzzle puzzle = test::smallPuzzle(random, Kind::antiKnight);
        const std::vector<Cell> all = puzzle.shape().cells();
        std::vector<Cell> cells;
        for (int i = 0; i < 3; ++i)
            cells.push_back(all[random.below(static_cast<std::uint32_t>(all.size()))]);
        const Digit digit(1 + static_cast<int>(random.below(static_cast<std::uint32_t>(puzzle.symbols().count()))));
        const LayoutEdit edit = toggleAllowed(puzzle, cells, digit);
        test::expectSound(puzzle, edit.puzzle);
        EXPECT_EQ(toggleAllowed(edit.puzzle, cells, digit).puzzle, puzzle);
        const Puzzle given = toggleGiven(clearGivens(puzzle, cells), cells, digit);
        test::expectSound(puzzle, given);
        EXPECT_EQ(toggleGiven(given, cells, digit), clearGivens(puzzle, cells));
    }
}

}  // namespace
}  // namespace nonet
