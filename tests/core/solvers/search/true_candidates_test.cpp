#include "core/solvers/search/classic_search.h"
#include "core/solvers/search/true_candidates.h"
#include "tests/core/known_puzzles.h"
#include "tests/core/plain_search.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

using test::digitsFrom;
using test::kInkala;
using test::kInkalaSolved;
using test::marksFrom;

/// The first `clues` clues of a puzzle.
ClassicMarks marksOfFirst(const std::string& line, int clues) {
    std::string fewer = line;
    for (char& cell : fewer)
        if (cell != '.' && clues-- <= 0)
            cell = '.';
    return marksFrom(fewer);
}

TrueCandidates counted(const std::vector<ClassicDigits>& solutions, std::uint32_t cap) {
    TrueCandidates expected;
    for (const ClassicDigits& solution : solutions)
        for (std::size_t i = 0; i < 81; ++i) {
            std::uint32_t& count = expected.counts[i][solution.values[i] - 1U];
            count = std::min(count + 1, cap);
        }
    return expected;
}

TEST(TrueCandidates, AreTheSolutionOfAProperPuzzle) {
    for (const std::uint32_t cap : {1U, 2U, 100U}) {
        const TrueCandidates found = trueCandidates(marksFrom(kInkala), cap);
        EXPECT_EQ(found.possible(), marksFrom(kInkalaSolved));
        EXPECT_EQ(found.counts, counted({digitsFrom(kInkalaSolved)}, 1).counts);
        EXPECT_FALSE(found.wasStopped);
    }
    EXPECT_EQ(trueCandidates(marksFrom(kInkalaSolved)).possible(), marksFrom(kInkalaSolved));
}

TEST(TrueCandidates, AreNoneWhereThereIsNoSolution) {
    // Two equal givens; a cell without candidates; a contradiction that only a search finds.
    ClassicMarks noCandidate = marksFrom(kInkala);
    noCandidate.sets[40] = 0;
    ClassicMarks hidden = marksFrom(kInkala);
    hidden.sets[1] = static_cast<std::uint16_t>(hidden.sets[1] & ~1U);
    for (const ClassicMarks& marks : {marksFrom("55" + std::string(79, '.')), noCandidate, hidden}) {
        const TrueCandidates found = trueCandidates(marks, 3);
        EXPECT_EQ(found.possible(), ClassicMarks());
        EXPECT_FALSE(found.wasStopped);
    }
}

TEST(TrueCandidates, AreAllOnTheEmptyBoard) {
    const TrueCandidates possible = trueCandidates(ClassicMarks::from(ClassicDigits()));
    for (const auto& cell : possible.counts)
        for (const std::uint32_t count : cell)
            EXPECT_EQ(count, 1U);
    const TrueCandidates many = trueCandidates(ClassicMarks::from(ClassicDigits()), 20);
    for (const auto& cell : many.counts)
        for (const std::uint32_t count : cell)
            EXPECT_EQ(count, 20U);
}

TEST(TrueCandidates, CountWhatPlainSearchCounts) {
    for (const int clues : {21, 20}) {
        const ClassicMarks marks = marksOfFirst(kInkala, clues);
        const std::vector<ClassicDigits> solutions = PlainSearch::solutions(marks, 20'000);
        ASSERT_LT(solutions.size(), 20'000U) << clues;
        for (const std::uint32_t cap : {1U, 2U, 7U, 100U, 1'000'000U})
            EXPECT_EQ(trueCandidates(marks, cap).counts, counted(solutions, cap).counts) << clues << ' ' << cap;
    }
}

TEST(TrueCandidates, HonourMarks) {
    // Two digits a cell, made of a solution and its digits turned by one: the cells then share few solutions.
    const ClassicDigits solved = digitsFrom(kInkalaSolved);
    ClassicMarks marks;
    for (std::size_t i = 0; i < 81; ++i)
        marks.sets[i] = static_cast<std::uint16_t>(1U << (solved.values[i] - 1U) | 1U << (solved.values[i] % 9U));
    const std::vector<ClassicDigits> solutions = PlainSearch::solutions(marks);
    ASSERT_GE(solutions.size(), 2U);
    EXPECT_EQ(trueCandidates(marks, 100).counts, counted(solutions, 100).counts);
}

TEST(TrueCandidates, TellProgressAndStop) {
    std::uint64_t last = 0;
    const ProgressSink sink = [&](Progress progress) {
        EXPECT_EQ(progress.done, last + 1);
        EXPECT_EQ(progress.total, 162U);
        last = progress.done;
    };
    const TrueCandidates found = trueCandidates(marksOfFirst(kInkala, 18), 2, {}, sink);
    EXPECT_EQ(last, 162U);
    EXPECT_EQ(found.count({Cell(0), Digit(8)}), 2U);

    std::stop_source source;
    source.request_stop();
    EXPECT_TRUE(trueCandidates(ClassicMarks::from(ClassicDigits()), 1, source.get_token()).wasStopped);
}

}  // namespace
}  // namespace nonet
