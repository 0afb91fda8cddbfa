// A board undone by hand, held against the closure and the searching solver.
#include "core/generators/inverse/undone_board.h"
#include "core/generators/random_grid.h"
#include "core/solvers/search/search.h"

#include <gtest/gtest.h>
#include <set>
#include <string>

namespace nonet {
namespace {

constexpr Geometry kSmall(2, 2);

/// The solution with so many cells blank.
Grid cluesOf(const Grid& solution, int blanks, RandomSource& random) {
    std::vector<int> order(static_cast<std::size_t>(solution.cellCount()));
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = static_cast<int>(i);
    random.shuffle(order);
    Grid clues = solution;
    for (int i = 0; i < blanks; ++i)
        clues.clear(Cell(order[static_cast<std::size_t>(i)]));
    return clues;
}

int solutionsOf(Grid grid, const Geometry& geometry) {
    for (int i = 0; i < geometry.cellCount(); ++i) {
        if (!grid.isBlank(Cell(i)))
            continue;
        int count = 0;
        const CandidateGrid candidates = candidatesFrom(grid, geometry);
        for (const Digit digit : candidates.at(Cell(i))) {
            grid.set(Cell(i), digit);
            count += solutionsOf(grid, geometry);
        }
        return count;
    }
    return 1;
}

TEST(UndoneBoard, ClassicPuzzlesAreSolvableExactlyWhereTheClosureSolvesThem) {
    RandomSource random(5);
    int solvable = 0;
    for (int i = 0; i < 60; ++i) {
        const Grid solution = randomGrid(random).toGrid();
        const Grid clues = cluesOf(solution, 30 + i % 26, random);
        const UndoneBoard board = UndoneBoard::fromClues(Geometry(), solution, clues);
        for (const InverseRank rank : kInverseRanks) {
            const bool isGood = nonet::isGood(ClassicDigits::from(clues), rank);
            EXPECT_EQ(isSolvable(board, rank), isGood);
            const std::vector<UndoneStep> way = wayForward(board, rank);
            EXPECT_EQ(boardAfter(board, way, way.size()).isSolved(), isGood);
            solvable += isGood ? 1 : 0;
        }
        EXPECT_EQ(otherSolution(board).has_value(), search(Puzzle(clues)).count > 1);
    }
    EXPECT_GT(solvable, 60);
    EXPECT_LT(solvable, 240);
}

TEST(UndoneBoard, SmallBoardsAreJudgedAsAllTheirSolutionsSay) {
    RandomSource random(7);
    int proper = 0;
    std::set<std::string> solved;
    for (int i = 0; i < 200; ++i) {
        const Grid solution = randomSolved(kSmall, random);
        ASSERT_TRUE(solution.isSolved(kSmall));
        solved.insert(toLine(solution));
        const Grid clues = cluesOf(solution, 5 + i % 8, random);
        const UndoneBoard board = UndoneBoard::fromClues(kSmall, solution, clues);
        const bool isProper = solutionsOf(clues, kSmall) == 1;
        const std::optional<Grid> other = otherSolution(board);
        EXPECT_EQ(other.has_value(), !isProper);
        if (other) {
            EXPECT_TRUE(other->isSolved(kSmall));
            EXPECT_NE(*other, solution);
        }
        if (isSolvable(board, InverseRank::hiddenSingles)) {
            EXPECT_TRUE(isProper);
            ++proper;
        }
    }
    EXPECT_GT(proper, 40);
    EXPECT_GT(solved.size(), 100U);
}

TEST(UndoneBoard, EachStepFollowsFromWhatItNames) {
    RandomSource random(9);
    for (int i = 0; i < 40; ++i) {
        const Grid solution = randomSolved(kSmall, random);
        UndoneBoard board = UndoneBoard::fromClues(kSmall, solution, cluesOf(solution, 9, random));
        for (const UndoneStep& step : wayForward(board, InverseRank::hiddenSingles)) {
            ASSERT_TRUE(step.fills());
            EXPECT_EQ(step.digit, solution.digit(step.cell));
            DigitSet seen;
            for (const Cell reason : step.reasons)
                seen.insert(*board.values().digit(reason));
            if (step.method == UndoneMethod::nakedSingle) {
                EXPECT_EQ(seen, kSmall.allDigits() - DigitSet(step.digit));
            } else {
                EXPECT_EQ(seen.count(), step.reasons.isEmpty() ? 0 : 1);
                for (const Cell cell : kSmall.cells(*step.house)) {
                    EXPECT_FALSE(cell != step.cell && board.openMarks(cell).contains(step.digit));
                }
            }
            board.fill(step.cell);
        }
    }
}

TEST(UndoneBoard, AMarkComesBackByAMethodOnly) {
    // 12|34 34|12 21|43 43|21
    const Grid solution = *gridFromLine("1234341221434321", 4);
    UndoneBoard board(kSmall, solution);
    board.takeOut(Cell(0));
    EXPECT_EQ(board.marks(Cell(0)), DigitSet(Digit(1)));
    EXPECT_EQ(board.missingMarks(), 3);
    for (const int wrong : {2, 3, 4}) {
        const auto going = goingOf(board, {Cell(0), Digit(wrong)}, InverseRank::nakedSingles);
        ASSERT_TRUE(going);
        EXPECT_EQ(going->method, UndoneMethod::exclusion);
        EXPECT_EQ(board.values().valueAt(going->reasons.first()), wrong);
        board.setMark(Cell(0), Digit(wrong), true);
    }
    EXPECT_EQ(board.missingMarks(), 0);
    // Of the digits 1 and 2 in a rectangle of r12c12 and r34c12 no cell can be told from another.
    for (const int cell : {0, 1, 8, 9})
        board.takeOut(Cell(cell));
    EXPECT_FALSE(goingOf(board, {Cell(8), Digit(1)}, InverseRank::nakedSingles));
    EXPECT_TRUE(otherSolution(board));
}

}  // namespace
}  // namespace nonet
