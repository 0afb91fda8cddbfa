#include "core/rules/rulebook.h"
#include "core/solvers/entry/entry.h"
#include "core/solvers/exact_cover/exact_cover.h"
#include "core/solvers/propagation/diagnosis.h"
#include "tests/core/known_puzzles.h"
#include "tests/core/puzzle_lists.h"
#include "tests/core/rules/odd_boards.h"
#include "tests/core/test_scale.h"

#include <gtest/gtest.h>
#include <set>

namespace nonet {
namespace {

/// The puzzle with a drawing on it, which leaves it to propagation.
Puzzle drawnOn(const Puzzle& puzzle) {
    Puzzle other = puzzle;
    Decoration decoration;
    decoration.drawings.emplace_back();
    other.setDecoration(decoration);
    return other;
}

TEST(Entry, CountsAnyPuzzle) {
    const Puzzle classic(*gridFromLine(test::kInkala));
    EXPECT_EQ(countSolutions(classic).first, gridFromLine(test::kInkalaSolved));
    // By search: the same guesses.
    EXPECT_EQ(countSolutions(classic).guesses, search(classic).guesses);
    EXPECT_EQ(countSolutions(drawnOn(classic)).first, gridFromLine(test::kInkalaSolved));
    EXPECT_EQ(countSolutions(test::cagedFour(), {.solutions = 1000}).count,
              searchByPropagation(test::cagedFour(), {.solutions = 1000}).count);
    const SearchOutcome two = countSolutions(Puzzle());
    EXPECT_EQ(two.count, 2U);
    EXPECT_TRUE(two.limitReached);
    EXPECT_EQ(countSolutions(Puzzle(), {.solutions = 1}).count, 1U);
}

TEST(Entry, FindsAnyAndAllSolutions) {
    const Puzzle caged = test::cagedFour();
    std::set<std::string> shown;
    const SearchOutcome all = allSolutions(caged, {.solutions = 1000}, {}, [&](const Grid& solution) {
        shown.insert(toLine(solution));
        return true;
    });
    EXPECT_EQ(shown.size(), all.count);
    EXPECT_FALSE(all.limitReached);
    EXPECT_EQ(all.count, countSolutions(caged, {.solutions = 1000}).count);
    const SearchOutcome any = anySolution(caged, {.seed = 4});
    ASSERT_TRUE(any.first);
    EXPECT_TRUE(shown.contains(toLine(*any.first)));
}

TEST(Entry, TellsTrueCandidatesOfBothKindsAlike) {
    for (const std::string& line : everyPuzzleList(testScale() == 1 ? 400 : 4000))
        for (const std::uint32_t cap : {1U, 5U}) {
            const Puzzle puzzle(*gridFromLine(line));
            const CandidateKnowledge bySearch = trueCandidatesOf(puzzle, {.cap = cap}).candidates;
            ASSERT_TRUE(bySearch.isComplete());
            ASSERT_TRUE(bySearch == trueCandidatesOf(drawnOn(puzzle), {.cap = cap}).candidates) << line;
        }
}

TEST(Entry, LeavesOpenWhatAStopCutOff) {
    std::stop_source source;
    source.request_stop();
    const PuzzleCandidates stopped = trueCandidatesOf(Puzzle(), {.cap = 1'000'000}, source.get_token());
    EXPECT_TRUE(stopped.wasStopped);
    EXPECT_FALSE(stopped.candidates.isComplete());
}

TEST(Entry, AStopComesBeforeTheRulesAreMade) {
    std::stop_source source;
    source.request_stop();
    const std::stop_token stop = source.get_token();
    const auto ends = [&](const auto& ask) {
        const Puzzle puzzle(test::cagedFour().layout(), test::cagedFour().givens);
        const bool wasStopped = ask(puzzle).wasStopped;
        return wasStopped && !puzzle.understand(stop);
    };
    EXPECT_TRUE(ends([&](const Puzzle& puzzle) { return countSolutions(puzzle, {}, stop); }));
    EXPECT_TRUE(ends([&](const Puzzle& puzzle) { return anySolution(puzzle, {}, stop); }));
    EXPECT_TRUE(ends([&](const Puzzle& puzzle) { return allSolutions(puzzle, {}, stop, {}); }));
    EXPECT_TRUE(ends([&](const Puzzle& puzzle) { return aboutHowMany(puzzle, {}, stop); }));
    EXPECT_TRUE(ends([&](const Puzzle& puzzle) { return diagnose(puzzle, {}, stop); }));
    EXPECT_TRUE(ends([&](const Puzzle& puzzle) { return exactCover(puzzle, 2, stop); }));
    for (const std::uint32_t cap : {1U, 5U})
        EXPECT_TRUE(ends([&](const Puzzle& puzzle) {
            const PuzzleCandidates found = trueCandidatesOf(puzzle, {.cap = cap}, stop);
            for (const Cell cell : puzzle.shape().cells())
                EXPECT_TRUE(!puzzle.givens.isBlank(cell) || found.candidates.open(cell) == puzzle.symbols().all())
                    << "nothing but the givens is known";
            return found;
        }));
}

TEST(Entry, EstimatesAnyPuzzle) {
    EXPECT_GT(aboutHowMany(Puzzle(), {.descents = 10}).meanLog10, 15);
    EXPECT_FALSE(aboutHowMany(test::cagedFour()).isNone);
}

}  // namespace
}  // namespace nonet
