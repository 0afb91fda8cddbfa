#include "core/solvers/band_lookup/floors_solver.h"
#include "core/solvers/search/classic_search.h"
#include "tests/core/plain_search.h"
#include "tests/core/solvers/band_lookup/lookup_boards.h"
#include "tests/core/test_scale.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace nonet {
namespace {

void expectAgreement(const ClassicDigits& board) {
    const SearchCount expected = countSolutions(board);
    const FloorsOutcome found = solveByFloors(ClassicMarks::from(board));
    ASSERT_EQ(found.count, expected.count);
    ASSERT_EQ(found.solutions.size(), found.count);
    if (expected.count == 1) {
        ASSERT_EQ(found.solutions[0], expected.first);
    }
}

TEST(FloorsSolver, FindsTheOneSolution) {
    const FloorsOutcome partial = solveByFloors(marksFrom(kPartial));
    ASSERT_EQ(partial.count, 1U);
    EXPECT_EQ(partial.solutions[0], boardFrom(kPartialSolution));
    EXPECT_EQ(partial.branches, 0U);
    EXPECT_EQ(partial.deepest, 0);
    const FloorsOutcome inkala = solveByFloors(marksFrom(kInkala));
    ASSERT_EQ(inkala.count, 1U);
    EXPECT_EQ(inkala.solutions[0],
              boardFrom("812753649943682175675491283154237896369845721287169534521974368438526917796318452"));
    EXPECT_GT(inkala.branches, 0U);
    EXPECT_GT(inkala.trials, inkala.branches);
    EXPECT_GT(inkala.filter.scans, 0U);
    EXPECT_FALSE(inkala.limitReached);
}

TEST(FloorsSolver, TakesAFullGridRightOrWrong) {
    EXPECT_EQ(solveByFloors(marksFrom(kPartialSolution)).count, 1U);
    std::string wrong = kPartialSolution;
    std::swap(wrong[0], wrong[1]);
    EXPECT_EQ(solveByFloors(marksFrom(wrong)).count, 0U);
}

TEST(FloorsSolver, FindsNothingWhereGivensContradict) {
    for (const int other : {1, 8, 9, 72, 10}) {
        ClassicDigits board;
        board.set(Cell(0), Digit(5));
        board.set(Cell(other), Digit(5));
        EXPECT_EQ(solveByFloors(ClassicMarks::from(board)).count, 0U) << other;
    }
    ClassicDigits noCandidate = boardFrom("12345678." + std::string(72, '.'));
    noCandidate.set(Cell(80), Digit(9));
    EXPECT_EQ(solveByFloors(ClassicMarks::from(noCandidate)).count, 0U);
}

TEST(FloorsSolver, StopsAtTheLimitOnAnEmptyBoard) {
    const FloorsOutcome outcome = solveByFloors(ClassicMarks::from(ClassicDigits{}), {.solutions = 500, .kept = 300});
    EXPECT_EQ(outcome.count, 500U);
    EXPECT_TRUE(outcome.limitReached);
    ASSERT_EQ(outcome.solutions.size(), 300U);
    for (const ClassicDigits& solution : outcome.solutions)
        ASSERT_TRUE(solution.toGrid().isSolved(Geometry()));
    std::vector<ClassicDigits> sorted = outcome.solutions;
    std::ranges::sort(sorted);
    EXPECT_EQ(std::ranges::adjacent_find(sorted), sorted.end());
}

TEST(FloorsSolver, FindsEverySolution) {
    int several = 0;
    for (std::uint64_t piece = 2; piece < static_cast<std::uint64_t>(scaled(300)); piece += 3) {
        const ClassicMarks marks = ClassicMarks::from(generatedBoard(piece));
        if (countSolutions(marks, {.solutions = 501}).count > 500)
            continue;
        std::vector<ClassicDigits> expected = PlainSearch::solutions(marks);
        std::vector<ClassicDigits> found = solveByFloors(marks, {.solutions = 1000}).solutions;
        std::ranges::sort(expected);
        std::ranges::sort(found);
        ASSERT_EQ(found, expected);
        several += found.size() > 1 ? 1 : 0;
    }
    EXPECT_GT(several, 0);
}

TEST(FloorsSolver, HonoursCandidates) {
    ClassicMarks marks = marksFrom(kInkala);
    const ClassicDigits solution = countSolutions(marks).first;
    marks.at(Cell(1)) = static_cast<std::uint16_t>(marks.at(Cell(1)) & ~(1U << (solution.valueAt(Cell(1)) - 1)));
    EXPECT_EQ(solveByFloors(marks).count, 0U);
    marks = ClassicMarks::from(ClassicDigits{});
    for (std::size_t i = 0; i < 81; ++i)
        marks.sets[i] = static_cast<std::uint16_t>(1U << (solution.values[i] - 1) | (i % 2 == 0 ? 1U << (i % 9) : 0U));
    EXPECT_EQ(solveByFloors(marks).count, countSolutions(marks).count);
    marks.at(Cell(40)) = 0;
    EXPECT_EQ(solveByFloors(marks).count, 0U);
}

TEST(FloorsSolver, KeepsToItsBudget) {
    const std::uint64_t needed = solveByFloors(marksFrom(kInkala)).branches;
    EXPECT_TRUE(solveByFloors(marksFrom(kInkala), {.budget = needed - 1}).budgetRanOut);
    EXPECT_FALSE(solveByFloors(marksFrom(kInkala), {.budget = needed}).budgetRanOut);
}

TEST(FloorsSolver, EndsSoonAfterAStopRequest) {
    std::stop_source source;
    source.request_stop();
    const FloorsOutcome outcome =
        solveByFloors(ClassicMarks::from(ClassicDigits{}), {.solutions = UINT64_MAX}, source.get_token());
    EXPECT_TRUE(outcome.wasStopped);
    EXPECT_EQ(outcome.count, 0U);
}

TEST(FloorsSolver, AgreesWithTheSearchOnGeneratedPuzzles) {
    for (std::uint64_t piece = 0; piece < 1000; ++piece)
        expectAgreement(generatedBoard(piece));
}

TEST(FloorsSolver, AgreesWithTheSearchOnEveryListedPuzzle) {
    for (const char* list :
         {"clue17.txt", "top1465.txt", "hardest1106.txt", "hardest11.txt", "easy34.txt", "several_solutions.txt"}) {
        const std::vector<std::string> lines = puzzleList(list, SIZE_MAX, static_cast<std::size_t>(1 / testScale()));
        if (lines.empty())
            GTEST_SKIP() << "no puzzle lists beside the checkout";
        for (const std::string& line : lines) {
            SCOPED_TRACE(line);
            expectAgreement(boardFrom(line));
            if (HasFatalFailure())
                return;
        }
    }
}

}  // namespace
}  // namespace nonet
