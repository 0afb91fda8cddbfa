#include "core/solvers/search/backdoors.h"
#include "core/solvers/search/classic_search.h"
#include "core/solvers/search/singles_state.h"
#include "tests/core/known_puzzles.h"
#include "tests/core/plain_search.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace nonet {
namespace {

using test::kInkala;
using test::marksFrom;

const std::string kEasy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
// Needs locked candidates or subsets, no more.
const std::string kModerate = "..8.6.193....9.78......75..8......4.4.5...6.9.9......5..31......82.5....754.3.9..";

/// Whether singles finish the marks, cell by cell and house by house.
bool finishesBySingles(ClassicMarks marks) {
    for (bool hasChanged = true; hasChanged;) {
        const ClassicMarks before = marks;
        for (const Cell cell : classic::kAllCells)
            if (marks.candidates(cell).count() == 1)
                for (const Cell peer : classic::peersOf(cell))
                    marks.at(peer) = static_cast<std::uint16_t>(marks.at(peer) & ~marks.at(cell));
        for (int house = 0; house < classic::kHouses; ++house)
            for (const Digit digit : classic::kAllDigits) {
                ClassicCellSet places;
                for (const Cell cell : classic::cellsOfHouse(house))
                    if (marks.candidates(cell).contains(digit))
                        places.insert(cell);
                if (places.count() == 1)
                    marks.at(places.first()) = ClassicDigitSet(digit).bits();
            }
        hasChanged = !(before == marks);
    }
    return std::ranges::all_of(marks.sets, [](std::uint16_t set) { return std::has_single_bit(set); });
}

ClassicMarks with(ClassicMarks marks, Candidate member) {
    marks.at(member.cell) = ClassicDigitSet(member.digit).bits();
    return marks;
}
ClassicMarks without(ClassicMarks marks, Candidate member) {
    marks.at(member.cell) = static_cast<std::uint16_t>(marks.at(member.cell) & ~ClassicDigitSet(member.digit).bits());
    return marks;
}

/// Every backdoor of the marks, by trying each candidate and each pair; of the pairs every `stride`-th is tried.
template <typename Give>
void expectAll(const ClassicMarks& marks, const std::vector<Candidate>& members, const std::vector<Candidate>& single,
               const std::vector<Backdoors::Pair>& pairs, Give give, std::size_t stride) {
    std::vector<Candidate> others;
    for (const Candidate member : members) {
        const bool isBackdoor = finishesBySingles(give(marks, member));
        EXPECT_EQ(isBackdoor, std::ranges::find(single, member) != single.end());
        if (!isBackdoor)
            others.push_back(member);
    }
    std::size_t number = 0;
    for (std::size_t i = 0; i < others.size(); ++i)
        for (std::size_t j = i + 1; j < others.size(); ++j) {
            if (++number % stride != 0)
                continue;
            const Backdoors::Pair pair{others[i], others[j]};
            EXPECT_EQ(finishesBySingles(give(give(marks, others[i]), others[j])),
                      std::ranges::find(pairs, pair) != pairs.end());
        }
    for (const Backdoors::Pair& pair : pairs)
        for (const Candidate member : pair)
            EXPECT_THAT(single, testing::Not(testing::Contains(member)));
}

void expectWhatTryingFinds(const std::string& line, std::size_t stride) {
    const ClassicMarks marks = marksFrom(line);
    const ClassicDigits solution = PlainSearch::solutions(marks, 1).front();
    const Backdoors backdoors = findBackdoors(marks);
    ASSERT_EQ(backdoors.solutions, 1U);
    ASSERT_FALSE(backdoors.isSolvedBySingles);
    std::vector<Candidate> right;
    std::vector<Candidate> wrong;
    SinglesState start(marks);
    start.settle();
    for (const Cell cell : classic::kAllCells)
        for (const Digit digit : start.candidates(cell))
            if (digit.value() != solution.valueAt(cell))
                wrong.push_back({cell, digit});
            else if (!start.isDecided(cell))
                right.push_back({cell, digit});
    expectAll(marks, right, backdoors.cells, backdoors.cellPairs, with, stride);
    expectAll(marks, wrong, backdoors.removals, backdoors.removalPairs, without, 16 * stride);
}

TEST(Backdoors, AreWhatTryingEachFinds) {
    expectWhatTryingFinds(kModerate, 1);
    expectWhatTryingFinds(kInkala, 8);
}

TEST(Backdoors, AreNotNeededWhereSinglesFinish) {
    const Backdoors backdoors = findBackdoors(marksFrom(kEasy));
    EXPECT_TRUE(backdoors.isSolvedBySingles);
    EXPECT_TRUE(backdoors.cells.empty() && backdoors.cellPairs.empty());
    EXPECT_TRUE(backdoors.removals.empty() && backdoors.removalPairs.empty());
}

TEST(Backdoors, OfAHardPuzzleComeInPairs) {
    const Backdoors backdoors = findBackdoors(marksFrom(kInkala));
    EXPECT_TRUE(backdoors.cells.empty());
    EXPECT_FALSE(backdoors.cellPairs.empty());
    const Backdoors small = findBackdoors(marksFrom(kInkala), BackdoorSize::one);
    EXPECT_EQ(small.cells, backdoors.cells);
    EXPECT_TRUE(small.cellPairs.empty() && small.removalPairs.empty());
}

TEST(Backdoors, HonourMarks) {
    // With its backdoor filled in, or taken out, the puzzle needs none.
    const Backdoors backdoors = findBackdoors(marksFrom(kModerate));
    ASSERT_FALSE(backdoors.cells.empty());
    EXPECT_TRUE(findBackdoors(with(marksFrom(kModerate), backdoors.cells.front())).isSolvedBySingles);
    if (!backdoors.removals.empty()) {
        EXPECT_TRUE(findBackdoors(without(marksFrom(kModerate), backdoors.removals.front())).isSolvedBySingles);
    }
}

TEST(Backdoors, BelongToProperPuzzlesAlone) {
    for (const auto& [line, solutions] : {std::pair{"11" + std::string(79, '.'), 0U}, {std::string(81, '.'), 2U}}) {
        const Backdoors backdoors = findBackdoors(marksFrom(line));
        EXPECT_EQ(backdoors.solutions, solutions);
        EXPECT_FALSE(backdoors.isSolvedBySingles);
        EXPECT_TRUE(backdoors.cells.empty() && backdoors.removals.empty());
    }
}

TEST(Backdoors, StopAndTellProgress) {
    std::stop_source source;
    std::uint64_t told = 0;
    const ProgressSink stopAtFirst = [&](Progress progress) {
        told = progress.done;
        EXPECT_GT(progress.total, 81U);
        source.request_stop();
    };
    EXPECT_TRUE(findBackdoors(marksFrom(kInkala), BackdoorSize::two, source.get_token(), stopAtFirst).wasStopped);
    EXPECT_GE(told, 1U);
    EXPECT_LT(told, 150U);
}

}  // namespace
}  // namespace nonet
