#include "core/rules/rulebook.h"
#include "core/solvers/propagation/ripple.h"
#include "tests/core/brute_force.h"
#include "tests/core/known_puzzles.h"
#include "tests/core/rules/odd_boards.h"
#include "tests/core/solvers/small_puzzles.h"
#include "tests/core/test_scale.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace nonet {
namespace {

using Kind = RippleStep::Kind;

Ripple rippleIn(const Puzzle& puzzle, int cell, int symbol) {
    return rippleOf(puzzle, puzzle.givens, puzzle.initialCandidates(), Cell(cell), Digit(symbol));
}

long countOfKind(const Ripple& ripple, Kind kind) { return std::ranges::count(ripple.steps, kind, &RippleStep::kind); }

TEST(Ripple, ErasesFromAllPeersOfABlankBoard) {
    const Ripple ripple = rippleIn(Puzzle(), 40, 5);
    ASSERT_EQ(ripple.steps.size(), 21U);
    EXPECT_EQ(ripple.steps.front(), (RippleStep{Kind::place, Cell(40), Digit(5), Cell(40), 0}));
    EXPECT_EQ(countOfKind(ripple, Kind::erase), 20);
    EXPECT_FALSE(ripple.isDeadEnd);
    EXPECT_FALSE(ripple.candidates.at(Cell(36)).contains(Digit(5)));
}

TEST(Ripple, PlacesWhatIsLeftAtOnce) {
    const Layout layout(Geometry(2, 2));
    Grid givens(layout.shape);
    givens.set(Cell(0), Digit(1));
    givens.set(Cell(1), Digit(2));
    const Ripple ripple = rippleIn(Puzzle(layout, givens), 2, 3);
    const auto single = std::ranges::find(ripple.steps, Kind::singleLeft, &RippleStep::kind);
    ASSERT_NE(single, ripple.steps.end());
    EXPECT_EQ(*single, (RippleStep{Kind::singleLeft, Cell(3), Digit(4), Cell(2), 0}));
    EXPECT_EQ(*(single + 1), (RippleStep{Kind::place, Cell(3), Digit(4), Cell(3), 1}));
    EXPECT_EQ(ripple.digits.digit(Cell(3)), Digit(4));
}

TEST(Ripple, KnowsTheMagicFive) {
    Layout layout;
    layout.constraints.resize(1);
    layout.constraints.front().kind = ConstraintKind::magic5;
    const Ripple ripple = rippleIn(Puzzle(layout, Grid(9)), 40, 5);
    EXPECT_EQ(ripple.candidates.at(Cell(31)), (DigitSet{Digit(1), Digit(2), Digit(3), Digit(4)}));
    const Ripple seven = rippleIn(Puzzle(layout, Grid(9)), 40, 7);
    EXPECT_FALSE(seven.candidates.at(Cell(49)).contains(Digit(5)));
}

TEST(Ripple, UndoesADeadEnd) {
    Puzzle puzzle(*gridFromLine(test::kInkala));
    const Grid solved = *gridFromLine(test::kInkalaSolved);
    for (int cell = 0; cell < 81; cell += 4)
        puzzle.givens.set(Cell(cell), *solved.digit(Cell(cell)));
    const CandidateGrid candidates = puzzle.initialCandidates();
    int deadEnds = 0;
    for (const Cell cell : puzzle.shape().cells())
        for (const Digit digit : puzzle.givens.isBlank(cell) ? candidates.at(cell) : DigitSet()) {
            const Ripple ripple = rippleOf(puzzle, puzzle.givens, candidates, cell, digit);
            if (!ripple.isDeadEnd)
                continue;
            ++deadEnds;
            EXPECT_NE(solved.digit(cell), digit);
            EXPECT_EQ(ripple.digits, puzzle.givens);
            EXPECT_EQ(ripple.candidates, candidates);
            EXPECT_EQ(countOfKind(ripple, Kind::undone),
                      countOfKind(ripple, Kind::place) + countOfKind(ripple, Kind::erase));
            EXPECT_EQ(ripple.steps.back(), (RippleStep{Kind::undone, cell, digit, cell, 0}));
        }
    EXPECT_GT(deadEnds, 0);
}

TEST(Ripple, NeverErasesWhatASolutionNeeds) {
    RandomSource random(61);
    int followed = 0;
    for (int round = 0; round < scaled(300); ++round) {
        const Puzzle puzzle = test::smallPuzzle(random, std::nullopt);
        const auto solutions = test::solutionsByHolds(puzzle, 5, test::kMostSmallSteps);
        const CandidateGrid candidates = puzzle.initialCandidates();
        for (const Grid& solution : solutions.value_or(std::vector<Grid>()))
            for (const Cell cell : puzzle.shape().cells()) {
                if (!puzzle.givens.isBlank(cell))
                    continue;
                const Ripple ripple = rippleOf(puzzle, puzzle.givens, candidates, cell, *solution.digit(cell));
                ASSERT_FALSE(ripple.isDeadEnd) << round;
                ++followed;
                for (const Cell other : puzzle.shape().cells())
                    ASSERT_TRUE(ripple.candidates.at(other).contains(*solution.digit(other))) << round;
            }
    }
    EXPECT_GT(followed, 0);
}

}  // namespace
}  // namespace nonet
