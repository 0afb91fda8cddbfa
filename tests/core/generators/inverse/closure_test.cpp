#include "core/generators/dig.h"
#include "core/generators/inverse/closure.h"
#include "core/generators/inverse/method_reach.h"
#include "core/generators/random_grid.h"
#include "core/solvers/search/classic_search.h"
#include "tests/core/known_puzzles.h"
#include "tests/core/test_scale.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace nonet {
namespace {

using test::digitsFrom;

/// Table 1(a) of [Inverse], its columns fixed from 1(b).
const char* const kTable = "4...96..8.59.24..6.6.3...94..2....6.68....451.7.....8.8154..6277.....8..2...68.15";

/// The methods one mark at a time, in an order of its own each time, until none can be used. Naked singles to X-wings.
MarkBoard closeByHand(const ClassicDigits& clues, const ClassicDigits& solution, RandomSource& random) {
    MarkBoard board = MarkBoard::fromClues(clues);
    for (bool isChanged = true; isChanged;) {
        isChanged = false;
        const MethodReach reach(board, solution);
        std::vector<Candidate> marks;
        for (const Cell cell : classic::kAllCells - board.filledCells()) {
            for (const Digit digit : reach.denied(cell) & board.marks(cell))
                marks.push_back({cell, digit});
            if (board.marks(cell).count() == 1 && random.below(2) == 0) {
                board.fill(cell, board.marks(cell).first());
                isChanged = true;
            }
        }
        random.shuffle(marks);
        for (const Candidate mark : marks) {
            if (board.isFilled(mark.cell) || random.below(3) == 0)
                continue;
            board.removeMark(mark.cell, mark.digit);
            isChanged = true;
        }
        isChanged |= !marks.empty() || std::ranges::any_of(classic::kAllCells - board.filledCells(),
                                                           [&](Cell cell) { return board.marks(cell).count() == 1; });
    }
    return board;
}

/// Minimal puzzles, half of them beyond the methods.
std::vector<std::pair<ClassicDigits, ClassicDigits>> samplePuzzles(int count) {
    RandomSource random(12);
    std::vector<std::pair<ClassicDigits, ClassicDigits>> puzzles;
    int good = 0;
    while (static_cast<int>(puzzles.size()) < count) {
        const ClassicDigits solution = randomGrid(random);
        const ClassicDigits clues = dig(solution, random);
        const bool isOfGood = isGood(clues);
        if (isOfGood && good >= (count + 1) / 2)
            continue;
        good += isOfGood ? 1 : 0;
        puzzles.emplace_back(clues, solution);
    }
    return puzzles;
}

TEST(Closure, SolvesTheTextsPuzzle) {
    const ClassicDigits puzzle = digitsFrom(kTable);
    EXPECT_EQ(puzzle.filledCount(), 36);
    EXPECT_TRUE(isGood(puzzle));
    EXPECT_EQ(countSolutions(puzzle).first,
              digitsFrom("427196538359824176168357294942581763683972451571643982815439627736215849294768315"));
}

TEST(Closure, TheEndDoesNotDependOnTheOrder) {
    RandomSource random(8);
    int solved = 0;
    const auto puzzles = samplePuzzles(scaled(60));
    for (const auto& [clues, solution] : puzzles) {
        Closure closure(solution, InverseRank::xWings);
        for (const Cell cell : classic::kAllCells)
            if (!clues.isBlank(cell))
                closure.give(cell);
        closure.close();
        solved += closure.isSolved() ? 1 : 0;
        EXPECT_EQ(closure.isSolved(), isGood(clues));
        for (int order = 0; order < 4; ++order)
            ASSERT_EQ(closeByHand(clues, solution, random).toMarks(), closure.marks()) << toLine(clues.toGrid());
    }
    std::printf("%d of %d puzzles solved, the others stuck at one end each\n", solved,
                static_cast<int>(puzzles.size()));
}

TEST(Closure, ClosingInBetweenChangesNothing) {
    RandomSource random(9);
    for (const auto& [clues, solution] : samplePuzzles(scaled(60)))
        for (const InverseRank rank : kInverseRanks) {
            std::vector<Cell> cells;
            for (const Cell cell : classic::kAllCells)
                if (!clues.isBlank(cell))
                    cells.push_back(cell);
            Closure atOnce(solution, rank);
            for (const Cell cell : cells)
                atOnce.give(cell);
            atOnce.close();
            random.shuffle(cells);
            Closure stepwise(solution, rank);
            for (const Cell cell : cells) {
                stepwise.give(cell);
                if (random.below(2) == 0)
                    stepwise.close();
            }
            stepwise.close();
            EXPECT_EQ(stepwise.marks(), atOnce.marks());
        }
}

TEST(Closure, EachRankLeavesAtMostWhatTheOneBeforeLeaves) {
    std::array<int, 5> solved{};
    for (const auto& [clues, solution] : samplePuzzles(scaled(200))) {
        bool wasGood = false;
        for (const InverseRank rank : kInverseRanks) {
            const bool good = isGood(clues, rank);
            EXPECT_TRUE(good || !wasGood);
            wasGood = good;
            solved[static_cast<std::size_t>(rank)] += good ? 1 : 0;
        }
    }
    EXPECT_TRUE(std::ranges::is_sorted(solved));
}

TEST(Closure, IsNeverGoodWithoutExactlyOneSolution) {
    EXPECT_FALSE(isGood(ClassicDigits{}));
    ClassicDigits twice = digitsFrom(kTable);
    twice.set(Cell(1), Digit(4));
    EXPECT_FALSE(isGood(twice));
    RandomSource random(10);
    ClassicDigits two = dig(randomGrid(random), random);
    for (const Cell cell : classic::kAllCells)
        if (!two.isBlank(cell)) {
            two.clear(cell);
            break;
        }
    EXPECT_FALSE(isGood(two));
}

TEST(Closure, ReadsMarksAsTheyStand) {
    // No clue at all, and every answer written in as the only mark.
    RandomSource random(11);
    MarkBoard board = MarkBoard::fromSolution(randomGrid(random));
    for (const Cell cell : classic::kAllCells)
        board.unfill(cell);
    EXPECT_TRUE(isGood(board));
    EXPECT_FALSE(isGood(board.values()));
}

}  // namespace
}  // namespace nonet
