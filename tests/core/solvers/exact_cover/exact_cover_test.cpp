#include "core/formats/fpuzzles.h"
#include "core/rules/rulebook.h"
#include "core/solvers/exact_cover/exact_cover.h"
#include "core/solvers/search/search.h"
#include "tests/core/brute_force.h"
#include "tests/core/known_puzzles.h"
#include "tests/core/puzzle_lists.h"
#include "tests/core/rules/random_constraints.h"
#include "tests/core/setters_puzzles.h"
#include "tests/core/test_scale.h"

#include <gtest/gtest.h>
#include <thread>

namespace nonet {
namespace {

constexpr std::uint64_t kMost = 300;
constexpr std::size_t kMostSteps = 12'000;

Layout jigsaw() {
    // Two boxes exchange a cell.
    Layout layout(Geometry(2, 2));
    layout.grids.front().regions.setRegion(Cell(1), 1);
    layout.grids.front().regions.setRegion(Cell(2), 0);
    return layout;
}

Layout zeroBased() {
    Layout layout(Geometry(2, 2));
    layout.symbols = SymbolSet(4, 0);
    return layout;
}

/// A row holds a 3, a 1 and two stars, which have no number.
Layout starred() {
    Layout layout = test::rectangle(4, 4, *SymbolSet::of({"3", "1", "*"}, {3, 1, std::nullopt}));
    layout.counts = {1, 1, 2};
    return layout;
}

/// Two grids that share cells, a hole, the last symbol without a number.
Layout overlapping() {
    Layout layout;
    layout.shape = BoardShape(5, 6, 5);
    layout.shape.setHoles({Cell(8)});
    layout.symbols = *SymbolSet::of({"1", "2", "3", "4", "*"}, {1, 2, 3, 4, std::nullopt});
    layout.grids = {SubGrid{0, 0, RegionMap::boxes(4, 4, 2, 2)}, SubGrid{1, 2, RegionMap::boxes(4, 4, 2, 2)}};
    return layout;
}

Layout smallLayout(RandomSource& random) {
    switch (random.below(8)) {
    case 0: return jigsaw();
    case 1: return Layout(Geometry(2, 3));
    case 2: return test::rectangle(4, 5, SymbolSet(5));
    case 3: return zeroBased();
    case 4: return starred();
    case 5: return overlapping();
    // Fewer cells than symbols: no house is exact.
    case 6: return test::rectangle(3, 3, SymbolSet(5));
    default: return Layout(Geometry(2, 2));
    }
}

/// With rules of one kind or of any, and some givens, mostly of one filling of the houses and often of one that keeps
/// the rules.
Puzzle smallPuzzle(RandomSource& random, std::optional<ConstraintKind> kind) {
    Layout layout = smallLayout(random);
    for (std::uint32_t left = 1 + random.below(3); left > 0; --left)
        layout.constraints.push_back(test::randomConstraint(
            kind.value_or(static_cast<ConstraintKind>(random.below(kConstraintKindCount))), layout, random));
    Layout ruled = layout;
    if (random.below(3) == 0)
        ruled.constraints.clear();
    Grid givens(layout.shape);
    const auto source = test::solutionsByHolds(Puzzle(ruled, givens), 1 + random.below(20), kMostSteps);
    if (source && !source->empty())
        for (const Cell cell : layout.shape.cells())
            if (random.below(layout.shape.cellCount() > 25 ? 2 : 5) == 0)
                givens.set(cell, *source->back().digit(cell));
    Puzzle puzzle(layout, givens);
    if (random.below(4) == 0) {
        puzzle.startCandidates = CandidateGrid(layout.shape);
        for (const Cell cell : layout.shape.cells())
            if (random.below(3) == 0)
                puzzle.startCandidates->at(cell).erase(Digit::fromIndex(
                    static_cast<int>(random.below(static_cast<std::uint32_t>(layout.symbols.count())))));
    }
    return puzzle;
}

struct Tally {
    int decided = 0;
    int solvable = 0;
    int ofSeveral = 0;
};

void expectAgreement(const Puzzle& puzzle, Tally& tally) {
    const std::optional<std::vector<Grid>> expected = test::solutionsByHolds(puzzle, kMost, kMostSteps);
    if (!expected)
        return;
    ++tally.decided;
    tally.solvable += expected->empty() ? 0 : 1;
    tally.ofSeveral += expected->size() > 1 ? 1 : 0;
    const ExactCoverOutcome found = exactCover(puzzle, kMost);
    ASSERT_TRUE(found.isDecided());
    ASSERT_EQ(found.count, expected->size());
    ASSERT_EQ(found.limitReached, expected->size() == kMost);
    ASSERT_EQ(found.first.has_value(), !expected->empty());
    if (!found.first)
        return;
    ASSERT_TRUE(found.first->isFull());
    ASSERT_TRUE(puzzle.rulebook().holds(*found.first));
    Puzzle filled = puzzle;
    filled.givens = expected->back();
    ASSERT_EQ(exactCover(filled).first, expected->back());
}

class ExactCoverOfKind : public testing::TestWithParam<int> {};

TEST_P(ExactCoverOfKind, FindsWhatTheRuleMeans) {
    RandomSource random(static_cast<std::uint64_t>(GetParam()) + 171);
    Tally tally;
    for (int round = 0; round < scaled(250); ++round) {
        SCOPED_TRACE("round " + std::to_string(round));
        expectAgreement(smallPuzzle(random, static_cast<ConstraintKind>(GetParam())), tally);
        if (testing::Test::HasFatalFailure())
            return;
    }
    EXPECT_GT(tally.decided, 0);
    // Of boards this small some rules leave nothing.
    const bool canHold = GetParam() != static_cast<int>(ConstraintKind::entropy2x2);
    EXPECT_GE(tally.solvable, canHold && testScale() == 1 ? 3 : 0);
}

INSTANTIATE_TEST_SUITE_P(Rules, ExactCoverOfKind, testing::Range(0, kConstraintKindCount), [](const auto& each) {
    return std::string(constraintRow(static_cast<ConstraintKind>(each.param)).id);
});

TEST(ExactCover, FindsWhatMixedRulesMean) {
    RandomSource random(9);
    Tally tally;
    for (int round = 0; round < scaled(5000); ++round) {
        SCOPED_TRACE("round " + std::to_string(round));
        expectAgreement(smallPuzzle(random, std::nullopt), tally);
        if (testing::Test::HasFatalFailure())
            return;
    }
    EXPECT_GT(tally.solvable, tally.decided / 10);
    EXPECT_GT(tally.ofSeveral, tally.decided / 50);
}

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
        const Result<ImportedPuzzle> read = readFpuzzles(row.data);
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

Layout wholeBoard(std::initializer_list<ConstraintKind> kinds) {
    Layout layout;
    for (const ConstraintKind kind : kinds) {
        Constraint& constraint = layout.constraints.emplace_back();
        constraint.kind = kind;
        if (kind == ConstraintKind::negative) {
            constraint.text = "difference";
            constraint.values = {1};
        }
    }
    return layout;
}

TEST(ExactCover, CountsMiracleBoards) {
    const Layout layout = wholeBoard({ConstraintKind::antiKnight, ConstraintKind::antiKing, ConstraintKind::negative});
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
