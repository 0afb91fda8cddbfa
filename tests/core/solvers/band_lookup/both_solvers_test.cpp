// What solver "floors" and solver "join" both do.
#include "core/solvers/band_lookup/join_solver.h"
#include "core/solvers/search/classic_search.h"
#include "tests/core/plain_search.h"
#include "tests/core/solvers/band_lookup/lookup_boards.h"
#include "tests/core/test_scale.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace nonet {
namespace {

struct ByFloors {
    static FloorsOutcome solve(const ClassicMarks& marks, const LookupLimits& limits = {}, std::stop_token stop = {}) {
        return solveByFloors(marks, limits, std::move(stop));
    }
};

struct ByJoin {
    static JoinOutcome solve(const ClassicMarks& marks, const LookupLimits& limits = {}, std::stop_token stop = {}) {
        JoinOutcome outcome = solveByJoin(marks, limits, std::move(stop));
        EXPECT_FALSE(outcome.hasTooManyFloors);
        return outcome;
    }
};

template <typename Solver>
class BothSolvers : public testing::Test {};

using Solvers = testing::Types<ByFloors, ByJoin>;
TYPED_TEST_SUITE(BothSolvers, Solvers);

template <typename Solver>
void expectAgreement(const ClassicDigits& board) {
    const SearchCount expected = countSolutions(board);
    const auto found = Solver::solve(ClassicMarks::from(board));
    ASSERT_EQ(found.count, expected.count);
    ASSERT_EQ(found.solutions.size(), found.count);
    if (expected.count == 1) {
        ASSERT_EQ(found.solutions[0], expected.first);
    }
}

TYPED_TEST(BothSolvers, TakesAFullGridRightOrWrong) {
    EXPECT_EQ(TypeParam::solve(marksFrom(kPartialSolution)).count, 1U);
    std::string wrong = kPartialSolution;
    std::swap(wrong[0], wrong[1]);
    EXPECT_EQ(TypeParam::solve(marksFrom(wrong)).count, 0U);
}

TYPED_TEST(BothSolvers, FindsNothingWhereGivensContradict) {
    for (const int other : {1, 8, 9, 72, 10}) {
        ClassicDigits board;
        board.set(Cell(0), Digit(5));
        board.set(Cell(other), Digit(5));
        EXPECT_EQ(TypeParam::solve(ClassicMarks::from(board)).count, 0U) << other;
    }
    ClassicDigits noCandidate = boardFrom("12345678." + std::string(72, '.'));
    noCandidate.set(Cell(80), Digit(9));
    EXPECT_EQ(TypeParam::solve(ClassicMarks::from(noCandidate)).count, 0U);
}

TYPED_TEST(BothSolvers, FindsEverySolution) {
    int several = 0;
    for (std::uint64_t piece = 2; piece < static_cast<std::uint64_t>(scaled(300)); piece += 3) {
        const ClassicMarks marks = ClassicMarks::from(generatedBoard(piece));
        if (countSolutions(marks, {.solutions = 501}).count > 500)
            continue;
        std::vector<ClassicDigits> expected = PlainSearch::solutions(marks);
        std::vector<ClassicDigits> found = TypeParam::solve(marks, {.solutions = 1000}).solutions;
        std::ranges::sort(expected);
        std::ranges::sort(found);
        ASSERT_EQ(found, expected);
        several += found.size() > 1 ? 1 : 0;
    }
    EXPECT_GT(several, 0);
}

TYPED_TEST(BothSolvers, HonoursCandidates) {
    ClassicMarks marks = marksFrom(kInkala);
    const ClassicDigits solution = countSolutions(marks).first;
    marks.at(Cell(1)) = static_cast<std::uint16_t>(marks.at(Cell(1)) & ~(1U << (solution.valueAt(Cell(1)) - 1)));
    EXPECT_EQ(TypeParam::solve(marks).count, 0U);
    marks = ClassicMarks::from(ClassicDigits{});
    for (std::size_t i = 0; i < 81; ++i)
        marks.sets[i] = static_cast<std::uint16_t>(1U << (solution.values[i] - 1) | (i % 2 == 0 ? 1U << (i % 9) : 0U));
    EXPECT_EQ(TypeParam::solve(marks).count, countSolutions(marks).count);
    marks.at(Cell(40)) = 0;
    EXPECT_EQ(TypeParam::solve(marks).count, 0U);
}

TYPED_TEST(BothSolvers, EndsSoonAfterAStopRequest) {
    std::stop_source source;
    source.request_stop();
    const auto outcome =
        TypeParam::solve(ClassicMarks::from(ClassicDigits{}), {.solutions = UINT64_MAX}, source.get_token());
    EXPECT_TRUE(outcome.wasStopped);
    EXPECT_EQ(outcome.count, 0U);
}

TYPED_TEST(BothSolvers, AgreesWithTheSearchOnGeneratedPuzzles) {
    for (std::uint64_t piece = 0; piece < 1000; ++piece)
        expectAgreement<TypeParam>(generatedBoard(piece));
}

TYPED_TEST(BothSolvers, AgreesWithTheSearchOnEveryListedPuzzle) {
    for (const std::string& line : everyPuzzleList(static_cast<std::size_t>(1 / testScale()))) {
        SCOPED_TRACE(line);
        expectAgreement<TypeParam>(boardFrom(line));
        if (this->HasFatalFailure())
            return;
    }
}

}  // namespace
}  // namespace nonet
