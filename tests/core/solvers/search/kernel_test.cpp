// Every kernel that this processor can run gives the same answers: counts, guesses, first solutions.
#include "core/board/classic.h"
#include "core/generators/dig.h"
#include "core/generators/random_grid.h"
#include "core/solvers/search/kernel/kernel.h"
#include "tests/core/known_puzzles.h"
#include "tests/core/puzzle_lists.h"
#include "tests/core/test_scale.h"

#include <gtest/gtest.h>

namespace nonet {

/// How a failed test names the kernel that it forced.
static void PrintTo(const SearchKernel* kernel, std::ostream* stream) { *stream << kernel->name; }

namespace {

using test::digitsFrom;
using test::kInkala;
using test::kInkalaSolved;

/// The grid without four cells that two digits could swap: exactly two solutions.
ClassicDigits withTwoSolutions(const ClassicDigits& solved) {
    for (std::size_t top = 0; top < 9; ++top)
        for (std::size_t bottom = top + 1; bottom < top / 3 * 3 + 3; ++bottom)
            for (std::size_t left = 0; left < 9; ++left)
                for (std::size_t right = left / 3 * 3 + 3; right < 9; ++right) {
                    const std::array<std::size_t, 4> cells = {9 * top + left, 9 * top + right, 9 * bottom + left,
                                                              9 * bottom + right};
                    if (solved.values[cells[0]] != solved.values[cells[3]] ||
                        solved.values[cells[1]] != solved.values[cells[2]])
                        continue;
                    ClassicDigits open = solved;
                    for (const std::size_t cell : cells)
                        open.values[cell] = 0;
                    return open;
                }
    ADD_FAILURE() << "no rectangle of two digits";
    return solved;
}

class EveryKernel : public testing::TestWithParam<const SearchKernel*> {
protected:
    static SearchCount count(const ClassicDigits& givens, std::uint64_t solutions = 2,
                             std::uint64_t budget = kNoBudget) {
        SearchCount answer;
        GetParam()->searchDigits(givens.values.data(), {.solutions = solutions, .budget = budget}, answer);
        return answer;
    }
    static SearchCount count(const ClassicMarks& marks, std::uint64_t solutions = 2) {
        SearchCount answer;
        GetParam()->searchMarks(marks.sets.data(), {.solutions = solutions}, answer);
        return answer;
    }
    static std::vector<SearchCount> countMany(const std::vector<ClassicDigits>& puzzles) {
        std::vector<SearchCount> answers(puzzles.size());
        GetParam()->searchMany(puzzles.front().values.data(), puzzles.size(), {}, answers.data());
        return answers;
    }
};

void expectSame(const SearchCount& a, const SearchCount& b, const ClassicDigits& puzzle) {
    const std::string line = toLine(puzzle.toGrid());
    ASSERT_EQ(a.count, b.count) << line;
    ASSERT_EQ(a.guesses, b.guesses) << line;
    ASSERT_EQ(a.first, b.first) << line;
}

/// Alone, as marks and in a batch, each as the portable kernel answers it.
void expectAgreement(const SearchKernel& kernel, const std::vector<ClassicDigits>& puzzles) {
    const SearchKernel& reference = *usableKernels().front();
    std::vector<SearchCount> many(puzzles.size()), manyFromMarks(puzzles.size());
    kernel.searchMany(puzzles.front().values.data(), puzzles.size(), {}, many.data());
    std::vector<ClassicMarks> marks;
    for (const ClassicDigits& puzzle : puzzles)
        marks.push_back(ClassicMarks::from(puzzle));
    kernel.searchManyMarks(marks.front().sets.data(), marks.size(), {}, manyFromMarks.data());
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        SearchCount expected, alone, fromMarks;
        reference.searchDigits(puzzles[i].values.data(), {}, expected);
        kernel.searchDigits(puzzles[i].values.data(), {}, alone);
        kernel.searchMarks(marks[i].sets.data(), {}, fromMarks);
        ASSERT_NO_FATAL_FAILURE(expectSame(expected, alone, puzzles[i]));
        ASSERT_NO_FATAL_FAILURE(expectSame(expected, fromMarks, puzzles[i]));
        ASSERT_NO_FATAL_FAILURE(expectSame(expected, many[i], puzzles[i]));
        ASSERT_NO_FATAL_FAILURE(expectSame(expected, manyFromMarks[i], puzzles[i]));
    }
}

TEST_P(EveryKernel, FindsTheOneSolution) {
    const SearchCount answer = count(digitsFrom(kInkala));
    EXPECT_EQ(answer.count, 1U);
    EXPECT_EQ(answer.first, digitsFrom(kInkalaSolved));
}

TEST_P(EveryKernel, CountsNoneOneTwoAndMany) {
    ClassicDigits clash;
    clash.values[0] = clash.values[8] = 5;
    EXPECT_EQ(count(clash).count, 0U);
    EXPECT_EQ(count(clash).first, ClassicDigits());
    ClassicDigits solved = digitsFrom(kInkalaSolved);
    EXPECT_EQ(count(solved).count, 1U);
    EXPECT_EQ(count(withTwoSolutions(solved), 1000).count, 2U);
    EXPECT_EQ(count(ClassicDigits(), 1).count, 1U);
    EXPECT_EQ(count(ClassicDigits(), 1000).count, 1000U);
    EXPECT_EQ(count(digitsFrom(kInkala), 1000).count, 1U);
}

TEST_P(EveryKernel, CountsOnlyUpToTheLimit) {
    ClassicDigits open = digitsFrom(kInkala);
    open.values[0] = 0;
    const std::uint64_t all = count(open, 100'000).count;
    ASSERT_GT(all, 2U);
    ASSERT_LT(all, 100'000U);
    for (const std::uint64_t limit : {std::uint64_t{1}, std::uint64_t{2}, all - 1, all, all + 1}) {
        const SearchCount answer = count(open, limit);
        EXPECT_EQ(answer.count, std::min(limit, all));
        EXPECT_TRUE(answer.first.toGrid().isSolved(Geometry()));
    }
}

TEST_P(EveryKernel, RefusesAFullGridThatIsWrong) {
    std::string wrong = kInkalaSolved;
    std::swap(wrong[0], wrong[40]);
    EXPECT_EQ(count(digitsFrom(wrong)).count, 0U);
}

TEST_P(EveryKernel, ReadsMarks) {
    ClassicMarks marks = ClassicMarks::from(digitsFrom(kInkalaSolved));
    EXPECT_EQ(count(marks).count, 1U);
    marks.sets[40] = 0;
    EXPECT_EQ(count(marks).count, 0U);
    marks.sets[40] = ClassicMarks::kEvery;
    EXPECT_EQ(count(marks).first, digitsFrom(kInkalaSolved));
}

TEST_P(EveryKernel, EndsAtTheBudget) {
    const SearchCount whole = count(digitsFrom(kInkala));
    ASSERT_GT(whole.guesses, 1U);
    EXPECT_FALSE(count(digitsFrom(kInkala), 2, whole.guesses).budgetRanOut);
    const SearchCount cut = count(digitsFrom(kInkala), 2, whole.guesses - 1);
    EXPECT_TRUE(cut.budgetRanOut);
    EXPECT_EQ(cut.guesses, whole.guesses - 1);
}

TEST_P(EveryKernel, StopsWhenAsked) {
    SearchCount answer;
    const auto always = [](void*) { return true; };
    GetParam()->searchDigits(ClassicDigits().values.data(), {.solutions = UINT64_MAX, .shouldStop = always}, answer);
    EXPECT_TRUE(answer.wasStopped);
    const std::vector<ClassicDigits> empty(20);
    std::vector<SearchCount> answers(empty.size());
    GetParam()->searchMany(empty.front().values.data(), empty.size(), {.solutions = UINT64_MAX, .shouldStop = always},
                           answers.data());
    for (const SearchCount& each : answers)
        EXPECT_TRUE(each.wasStopped);
}

TEST_P(EveryKernel, PropagatesToTheSameFixpoint) {
    for (const std::string& line : {kInkala, kInkalaSolved, std::string(81, '.')}) {
        ClassicMarks expected = ClassicMarks::from(digitsFrom(line)), actual = expected;
        ASSERT_TRUE(usableKernels().front()->propagate(expected.sets.data()));
        ASSERT_TRUE(GetParam()->propagate(actual.sets.data()));
        EXPECT_EQ(actual, expected);
        ClassicMarks again = actual;
        EXPECT_TRUE(GetParam()->propagate(again.sets.data()));
        EXPECT_EQ(again, actual);
    }
    ClassicDigits clash;
    clash.values[0] = clash.values[10] = 5;
    ClassicMarks marks = ClassicMarks::from(clash);
    EXPECT_FALSE(GetParam()->propagate(marks.sets.data()));
}

TEST_P(EveryKernel, AgreesOnTenThousandGeneratedPuzzles) {
    const auto count = static_cast<std::size_t>(10'000 * testScale());
    std::vector<ClassicDigits> puzzles;
    for (std::size_t i = 0; i < count; ++i) {
        RandomSource random = RandomSource::forPiece(31, i);
        ClassicDigits puzzle = dig(randomGrid(random), random);
        // Every third loses a clue, and so has several solutions; every seventh gets a wrong one.
        if (i % 3 == 0)
            for (std::uint8_t& value : puzzle.values)
                if (value != 0) {
                    value = 0;
                    break;
                }
        if (i % 7 == 0)
            puzzle.values[random.below(81)] = static_cast<std::uint8_t>(1 + random.below(9));
        puzzles.push_back(puzzle);
    }
    expectAgreement(*GetParam(), puzzles);
}

TEST_P(EveryKernel, AgreesOnTheListedPuzzles) {
    std::vector<ClassicDigits> puzzles;
    for (const std::string& line : everyPuzzleList(static_cast<std::size_t>(1 / testScale())))
        puzzles.push_back(digitsFrom(line));
    expectAgreement(*GetParam(), puzzles);
}

INSTANTIATE_TEST_SUITE_P(Kernels, EveryKernel, testing::ValuesIn(usableKernels().begin(), usableKernels().end()),
                         [](const auto& parameter) {
                             std::string name = parameter.param->name;
                             std::erase(name, '-');
                             return name;
                         });

TEST(Kernels, ThePortableOneIsAlwaysThere) {
    EXPECT_STREQ(usableKernels().front()->name, "portable");
    EXPECT_EQ(&kernel(), usableKernels().back());
}

TEST(Kernels, CanBeForced) {
    for (const SearchKernel* const each : usableKernels()) {
        forceKernel(*each);
        EXPECT_EQ(&kernel(), each);
        EXPECT_EQ(countSolutions(digitsFrom(kInkala)).first, digitsFrom(kInkalaSolved)) << each->name;
    }
    EXPECT_EQ(&kernel(), usableKernels().back());
}

TEST(ClassicSearch, AnswersABatchInOrder) {
    const std::vector<ClassicDigits> puzzles = {digitsFrom(kInkala), ClassicDigits(), digitsFrom(kInkalaSolved)};
    std::vector<SearchCount> answers(puzzles.size());
    countSolutions(puzzles, answers);
    EXPECT_EQ(answers[0].count, 1U);
    EXPECT_EQ(answers[1].count, 2U);
    EXPECT_EQ(answers[2].guesses, 0U);
    EXPECT_EQ(answers[2].first, puzzles[2]);
}

}  // namespace
}  // namespace nonet
