#include "core/solvers/search/search.h"
#include "tests/core/known_puzzles.h"
#include "tests/core/puzzle_lists.h"
#include "tests/core/test_scale.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

using test::kInkala;

Puzzle puzzleFrom(const std::string& line) { return Puzzle(gridFromLine(line).value()); }

TEST(Search, FindsTheOneSolutionOfAKnownPuzzle) {
    const SearchOutcome outcome = search(puzzleFrom(kInkala));
    EXPECT_EQ(outcome.count, 1U);
    EXPECT_FALSE(outcome.limitReached);
    ASSERT_TRUE(outcome.first);
    EXPECT_EQ(toLine(*outcome.first),
              "812753649943682175675491283154237896369845721287169534521974368438526917796318452");
}

TEST(Search, CountsTheMaskedShiftPuzzleExactly) {
    // [Shift]'s final puzzle; the count was computed by other programs.
    const SearchOutcome outcome = search(
        puzzleFrom("8..........28......3..1.8...8...3.......852.....9...8...8....96..63...2..2....3.."), 10'000'000);
    EXPECT_EQ(outcome.count, 3'032'318U);
    EXPECT_FALSE(outcome.limitReached);
}

TEST(Search, StopsAtTheLimitOnAnEmptyBoard) {
    const SearchOutcome outcome = search(Puzzle(), 1000);
    EXPECT_EQ(outcome.count, 1000U);
    EXPECT_TRUE(outcome.limitReached);
    EXPECT_TRUE(outcome.first->isSolved(Geometry()));
}

TEST(Search, FindsNothingWhereGivensContradict) {
    Grid rowClash;
    rowClash.set(Cell(0), Digit(5));
    rowClash.set(Cell(8), Digit(5));
    EXPECT_EQ(search(Puzzle(rowClash)).count, 0U);
    Grid boxClash;
    boxClash.set(Cell(0), Digit(5));
    boxClash.set(Cell(10), Digit(5));
    EXPECT_EQ(search(Puzzle(boxClash)).count, 0U);
    Grid columnClash;
    columnClash.set(Cell(0), Digit(5));
    columnClash.set(Cell(72), Digit(5));
    EXPECT_EQ(search(Puzzle(columnClash)).count, 0U);
    // No two equal, but r1c9 has no candidate left.
    Grid noCandidate = gridFromLine("12345678." + std::string(72, '.')).value();
    noCandidate.set(Cell(80), Digit(9));
    EXPECT_EQ(search(Puzzle(noCandidate)).count, 0U);
}

TEST(Search, TakesAFullGridRightOrWrong) {
    const std::string solved = "812753649943682175675491283154237896369845721287169534521974368438526917796318452";
    EXPECT_EQ(search(puzzleFrom(solved)).count, 1U);
    std::string wrong = solved;
    std::swap(wrong[0], wrong[1]);
    EXPECT_EQ(search(puzzleFrom(wrong)).count, 0U);
}

TEST(Search, HonoursStartCandidates) {
    Puzzle puzzle = puzzleFrom(kInkala);
    const Grid solution = *search(puzzle).first;
    puzzle.startCandidates = CandidateGrid();
    for (int i = 0; i < 81; ++i)
        puzzle.startCandidates->at(Cell(i)).erase(Digit(solution.valueAt(Cell(i)) % 9 + 1));
    EXPECT_EQ(search(puzzle).count, 1U);
    puzzle.startCandidates->at(Cell(1)).erase(Digit(solution.valueAt(Cell(1))));
    EXPECT_EQ(search(puzzle).count, 0U);
}

TEST(Search, ReadsACandidateOnlyPuzzle) {
    const Grid solution = *search(puzzleFrom(kInkala)).first;
    Puzzle sukaku;
    sukaku.startCandidates = CandidateGrid();
    for (int i = 0; i < 81; ++i)
        sukaku.startCandidates->at(Cell(i)) = DigitSet{Digit(solution.valueAt(Cell(i)))};
    const SearchOutcome outcome = search(sukaku);
    EXPECT_EQ(outcome.count, 1U);
    EXPECT_EQ(outcome.first, solution);
}

TEST(Search, EndsSoonAfterAStopRequest) {
    std::stop_source source;
    source.request_stop();
    const SearchOutcome outcome = search(Puzzle(), UINT64_MAX, source.get_token());
    EXPECT_TRUE(outcome.wasStopped);
    EXPECT_LT(outcome.count, 100'000U);
}

TEST(Search, FindsOneSolutionInEveryListedPuzzle) {
    for (const std::string& line : puzzleLists(kProperLists, SIZE_MAX, static_cast<std::size_t>(1 / testScale()))) {
        const SearchOutcome outcome = search(puzzleFrom(line));
        ASSERT_EQ(outcome.count, 1U) << line;
        ASSERT_TRUE(outcome.first->isSolved(Geometry())) << line;
    }
}

TEST(Search, FindsSeveralWhereThereAreSeveral) {
    for (const std::string& line : puzzleLists(kListsOfSeveral))
        ASSERT_EQ(search(puzzleFrom(line)).count, 2U) << line;
}

TEST(Search, LosesUniquenessWithAnyClueOfAMinimalPuzzleTaken) {
    for (const std::string& line : puzzleLists(kMinimalLists, 100)) {
        Grid givens = gridFromLine(line).value();
        for (int i = 0; i < 81; ++i) {
            if (givens.isBlank(Cell(i)))
                continue;
            Grid fewer = givens;
            fewer.clear(Cell(i));
            ASSERT_EQ(search(Puzzle(fewer)).count, 2U) << line << " without " << i;
        }
    }
}

}  // namespace
}  // namespace nonet
