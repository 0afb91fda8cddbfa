#include "core/formats/importer.h"
#include "core/rules/rulebook.h"
#include "core/solvers/exact_cover/exact_cover.h"
#include "core/solvers/search/search.h"
#include "tests/core/known_puzzles.h"
#include "tests/core/puzzle_lists.h"
#include "tests/core/rules/odd_boards.h"
#include "tests/core/setters_puzzles.h"
#include "tests/core/test_scale.h"

#include <gtest/gtest.h>
#include <thread>

namespace nonet {
namespace {

TEST(ExactCover, CountsClassicPuzzlesAsSearchDoes) {
    int several = 0;
    for (const std::string& line : everyPuzzleList(testScale() == 1 ? 40 : 400)) {
        const Puzzle puzzle(*gridFromLine(line));
        const SearchOutcome expected = search(puzzle, 50);
        const ExactCoverOutcome found = exactCover(puzzle, 50);
        ASSERT_EQ(found.count, expected.count) << line;
        ASSERT_TRUE(expected.count > 1 || found.first == expected.first) << line;
        several += expected.count > 1 ? 1 : 0;
    }
    EXPECT_GT(several, 0);
}

TEST(ExactCover, HonoursStartCandidatesAndClashingGivens) {
    Puzzle puzzle(*gridFromLine(test::kInkala));
    const Grid solved = *gridFromLine(test::kInkalaSolved);
    puzzle.startCandidates = CandidateGrid(9);
    puzzle.startCandidates->at(Cell(1)).erase(*solved.digit(Cell(1)));
    EXPECT_EQ(exactCover(puzzle).count, 0U);
    puzzle.startCandidates->at(Cell(1)) = DigitSet{*solved.digit(Cell(1))};
    EXPECT_EQ(exactCover(puzzle).first, solved);
    puzzle.givens.set(Cell(1), *puzzle.givens.digit(Cell(0)));
    EXPECT_EQ(exactCover(puzzle).count, 0U);
}

TEST(ExactCover, StatesEveryPuzzleOfSettersAndFindsItsSolution) {
    const std::vector<test::SettersPuzzle> rows = test::settersPuzzles();
    if (rows.empty())
        GTEST_SKIP() << "the setters' puzzles are on another machine";
    int decided = 0;
    int solutionsGiven = 0;
    for (const test::SettersPuzzle& row : rows) {
        SCOPED_TRACE(row.title);
        const Result<ImportedPuzzle> read = importPuzzle(row.data, FormatId::fpuzzles);
        ASSERT_TRUE(read);
        const Puzzle& puzzle = read->record.puzzle;
        const ExactCoverOutcome found = exactCover(puzzle, 2, {}, static_cast<std::uint64_t>(scaled(100'000)));
        ASSERT_FALSE(found.cannotState);
        decided += found.isDecided() ? 1 : 0;
        EXPECT_TRUE(!found.isDecided() || found.count > 0);
        EXPECT_TRUE(!found.first || puzzle.rulebook().holds(*found.first));
        std::optional<Grid> solution = read->record.solution;
        if (!solution && !row.solution.empty())
            solution = gridFromLine(row.solution, puzzle.shape().rows());
        if (!solution || !puzzle.rulebook().holds(*solution))
            continue;
        ++solutionsGiven;
        EXPECT_TRUE(!found.isDecided() || found.count > 1 || found.first == solution);
        Puzzle filled = puzzle;
        filled.givens = *solution;
        EXPECT_EQ(exactCover(filled).first, solution);
    }
    EXPECT_EQ(rows.size(), 72U);
    EXPECT_GE(solutionsGiven, 50);
    EXPECT_GE(decided, testScale() == 1 ? 66 : 0);
}

TEST(ExactCover, CountsMiracleBoards) {
    const Layout layout =
        test::wholeBoardRules({ConstraintKind::antiKnight, ConstraintKind::antiKing, ConstraintKind::negative});
    const ExactCoverOutcome found = exactCover(Puzzle(layout, Grid(layout.shape)), 1000);
    EXPECT_EQ(found.count, 72U);
    EXPECT_FALSE(found.limitReached);
}

TEST(ExactCover, FillsASamuraiAndItsHolesStayBlank) {
    const Layout layout = test::samurai();
    const ExactCoverOutcome found = exactCover(Puzzle(layout, Grid(layout.shape)), 1);
    ASSERT_TRUE(found.first);
    EXPECT_EQ(found.first->filledCount(), 369);
    EXPECT_TRUE(Puzzle(layout, *found.first).rulebook().holds(*found.first));
}

TEST(ExactCover, FillsStarsTwelveByTwelve) {
    Layout layout = test::rectangle(
        12, 12,
        *SymbolSet::of({"1", "2", "3", "4", "5", "6", "7", "8", "9", "*"}, {1, 2, 3, 4, 5, 6, 7, 8, 9, std::nullopt}));
    layout.counts.assign(10, 1);
    layout.counts.back() = 3;
    const Puzzle puzzle(layout, Grid(layout.shape));
    const ExactCoverOutcome found = exactCover(puzzle, 1);
    ASSERT_TRUE(found.first);
    EXPECT_TRUE(puzzle.rulebook().holds(*found.first));
}

TEST(ExactCover, NamesTheRuleThatItCannotState) {
    // Squares of numbers: nearly every choice of symbols on a long diagonal has another sum.
    std::vector<std::string> labels;
    std::vector<std::optional<int>> numbers;
    for (int i = 0; i < 30; ++i) {
        labels.push_back(std::to_string(i + 1));
        numbers.push_back(i * i + i % 7);
    }
    Layout layout = test::rectangle(30, 30, *SymbolSet::of(labels, numbers));
    layout.constraints.resize(2);
    layout.constraints[0].kind = ConstraintKind::antiKnight;
    layout.constraints[1].kind = ConstraintKind::littleKiller;
    layout.constraints[1].place = OutsidePlace{-1, -1, 1, 1};
    layout.constraints[1].values = {9000};
    const ExactCoverOutcome found = exactCover(Puzzle(layout, Grid(layout.shape)));
    EXPECT_FALSE(found.isDecided());
    EXPECT_EQ(found.cannotState, (CannotState{CannotState::Reason::tooManyOptions, 1}));
    EXPECT_FALSE(found.first);
}

TEST(ExactCover, BoundsItsMemoryOnTheLargestBoards) {
    Layout layout(Geometry(6, 6));
    layout.constraints.resize(1);
    layout.constraints[0].kind = ConstraintKind::rowIndexer;
    layout.constraints[0].parts = {layout.shape.cells()};
    EXPECT_EQ(exactCover(Puzzle(layout, Grid(layout.shape))).cannotState,
              (CannotState{CannotState::Reason::tooManyLinks, 0}));
    layout.constraints.clear();
    EXPECT_EQ(exactCover(Puzzle(layout, Grid(layout.shape)), 1).count, 1U);
}

TEST(ExactCover, EndsAtItsLimitAndAtItsBudget) {
    const Puzzle blank;
    const ExactCoverOutcome two = exactCover(blank);
    EXPECT_EQ(two.count, 2U);
    EXPECT_TRUE(two.limitReached);
    const ExactCoverOutcome none = exactCover(blank, 2, {}, 5);
    EXPECT_TRUE(none.budgetRanOut);
    EXPECT_EQ(none.guesses, 5U);
    EXPECT_EQ(none.count, 0U);
}

TEST(ExactCover, StopsWhileItCountsAndBeforeItBegins) {
    std::stop_source source;
    ExactCoverOutcome found;
    {
        const std::jthread counting([&] { found = exactCover(Puzzle(), ~std::uint64_t{0}, source.get_token()); });
        std::this_thread::sleep_for(std::chrono::milliseconds(30));
        source.request_stop();
    }
    EXPECT_TRUE(found.wasStopped);
    EXPECT_FALSE(found.isDecided());
    const Layout wide = test::rectangle(30, 30, SymbolSet(30));
    const ExactCoverOutcome stopped = exactCover(Puzzle(wide, Grid(wide.shape)), 1, source.get_token());
    EXPECT_TRUE(stopped.wasStopped);
    EXPECT_EQ(stopped.count, 0U);
}

}  // namespace
}  // namespace nonet
