#include "core/formats/importer.h"
#include "core/rules/rulebook.h"
#include "core/solvers/exact_cover/exact_cover.h"
#include "core/solvers/propagation/engine.h"
#include "core/solvers/propagation/model.h"
#include "core/solvers/propagation/propagation.h"
#include "core/solvers/search/search.h"
#include "tests/core/known_puzzles.h"
#include "tests/core/puzzle_lists.h"
#include "tests/core/rules/odd_boards.h"
#include "tests/core/rules/random_constraints.h"
#include "tests/core/setters_puzzles.h"
#include "tests/core/solvers/small_puzzles.h"
#include "tests/core/test_scale.h"

#include <gtest/gtest.h>
#include <map>
#include <set>
#include <thread>

namespace nonet {
namespace {

std::uint64_t countOf(const Puzzle& puzzle, std::uint64_t limit = 300) {
    return searchByPropagation(puzzle, {.solutions = limit}).count;
}

TEST(Propagation, CountsClassicPuzzlesAsSearchDoes) {
    int several = 0;
    for (const std::string& line : everyPuzzleList(testScale() == 1 ? 40 : 400)) {
        const Puzzle puzzle(*gridFromLine(line));
        const SearchOutcome expected = search(puzzle, 50);
        const PropagationOutcome found = searchByPropagation(puzzle, {.solutions = 50});
        ASSERT_EQ(found.count, expected.count) << line;
        ASSERT_TRUE(expected.count > 1 || found.first == expected.first) << line;
        several += expected.count > 1 ? 1 : 0;
    }
    EXPECT_GT(several, 0);
}

TEST(Propagation, HonoursStartCandidatesAndClashingGivens) {
    Puzzle puzzle(*gridFromLine(test::kInkala));
    const Grid solved = *gridFromLine(test::kInkalaSolved);
    puzzle.startCandidates = CandidateGrid(9);
    puzzle.startCandidates->at(Cell(1)).erase(*solved.digit(Cell(1)));
    EXPECT_EQ(countOf(puzzle), 0U);
    puzzle.startCandidates->at(Cell(1)) = DigitSet{*solved.digit(Cell(1))};
    EXPECT_EQ(searchByPropagation(puzzle).first, solved);
    puzzle.givens.set(Cell(1), *puzzle.givens.digit(Cell(0)));
    EXPECT_EQ(countOf(puzzle), 0U);
}

TEST(Propagation, AgreesWithExactCoverOnEveryPuzzleOfSetters) {
    const std::vector<test::SettersPuzzle> rows = test::settersPuzzles();
    if (rows.empty())
        GTEST_SKIP() << "the setters' puzzles are on another machine";
    int decidedByBoth = 0;
    for (const test::SettersPuzzle& row : rows) {
        SCOPED_TRACE(row.title);
        const Result<ImportedPuzzle> read = importPuzzle(row.data, FormatId::fpuzzles);
        ASSERT_TRUE(read);
        const Puzzle& puzzle = read->record.puzzle;
        const auto budget = static_cast<std::uint64_t>(scaled(200'000));
        const PropagationOutcome found = searchByPropagation(puzzle, {.budget = budget});
        EXPECT_TRUE(!found.budgetRanOut || testScale() < 1);
        EXPECT_TRUE(!found.first || puzzle.rulebook().holds(*found.first));
        const ExactCoverOutcome covered = exactCover(puzzle, 2, {}, static_cast<std::uint64_t>(scaled(30'000)));
        if (covered.isDecided() && !found.budgetRanOut) {
            ++decidedByBoth;
            EXPECT_EQ(found.count, covered.count);
            EXPECT_TRUE(found.count != 1 || found.first == covered.first);
        }
        std::optional<Grid> solution = read->record.solution;
        if (!solution && !row.solution.empty())
            solution = gridFromLine(row.solution, puzzle.shape().rows());
        if (!solution || !puzzle.rulebook().holds(*solution))
            continue;
        EXPECT_TRUE(found.count != 1 || found.first == solution);
        Puzzle filled = puzzle;
        filled.givens = *solution;
        EXPECT_EQ(searchByPropagation(filled).first, solution);
    }
    EXPECT_GE(decidedByBoth, testScale() == 1 ? 60 : 0);
}

TEST(Propagation, CountsMiracleBoards) {
    const Layout layout =
        test::wholeBoardRules({ConstraintKind::antiKnight, ConstraintKind::antiKing, ConstraintKind::negative});
    const PropagationOutcome found = searchByPropagation(Puzzle(layout, Grid(layout.shape)), {.solutions = 1000});
    EXPECT_EQ(found.count, 72U);
    EXPECT_FALSE(found.limitReached);
}

Constraint onCells(ConstraintKind kind, std::initializer_list<int> cells, std::optional<int> value = {}) {
    Constraint constraint;
    constraint.kind = kind;
    constraint.parts.emplace_back();
    for (const int cell : cells)
        constraint.parts.front().emplace_back(cell);
    if (value)
        constraint.values = {*value};
    return constraint;
}

TEST(Propagation, SeesTheClassesOfAnAreaTogether) {
    Layout layout = test::wholeBoardRules({ConstraintKind::entropy2x2});
    Puzzle puzzle(layout, Grid(layout.shape));
    puzzle.givens.set(Cell(0), Digit(1));
    puzzle.givens.set(Cell(1), Digit(2));
    const propagation::Model model = propagation::modelOf(puzzle);
    EXPECT_EQ(model.patterns.size(), 1U);
    propagation::Engine<std::uint16_t> engine(model);
    ASSERT_TRUE(engine.settleRoot({}));
    // A middle and a high one are still to come: by their numbers each could be low.
    EXPECT_EQ(engine.root()[model.variableOf[9]], 0b111111000);
    EXPECT_EQ(engine.root()[model.variableOf[10]], 0b111111000);
    EXPECT_EQ(engine.root()[model.variableOf[12]], 0b111111111);
}

TEST(Propagation, SolvesAtlantis) {
    Layout layout = test::wholeBoardRules({ConstraintKind::magic5});
    layout.constraints.push_back(onCells(ConstraintKind::even, {0, 13, 26, 40, 53, 60, 72}));
    layout.constraints.push_back(onCells(ConstraintKind::odd, {4, 10, 30, 47, 56, 80}));
    layout.constraints.push_back(onCells(ConstraintKind::greater, {7, 33, 65}, 6));
    layout.constraints.push_back(onCells(ConstraintKind::less, {20, 42, 69, 75}, 5));
    const Puzzle puzzle(
        layout, *gridFromLine("...3..4..7....4.....2.....8.1.7...5.......2........7.......8.......6....8......19"));
    const PropagationOutcome found = searchByPropagation(puzzle);
    EXPECT_EQ(found.count, 1U);
    EXPECT_EQ(found.first,
              gridFromLine("698351472731824965452976138216749853574683291983215746345198627129567384867432519"));
}

TEST(Propagation, FillsASamuraiAndItsHolesStayBlank) {
    const Layout layout = test::samurai();
    const PropagationOutcome found = searchByPropagation(Puzzle(layout, Grid(layout.shape)), {.solutions = 1});
    ASSERT_TRUE(found.first);
    EXPECT_EQ(found.first->filledCount(), 369);
    EXPECT_TRUE(Puzzle(layout, *found.first).rulebook().holds(*found.first));
}

TEST(Propagation, EndsAtItsLimitAndAtItsBudget) {
    const Puzzle blank;
    const PropagationOutcome two = searchByPropagation(blank);
    EXPECT_EQ(two.count, 2U);
    EXPECT_TRUE(two.limitReached);
    const PropagationOutcome none = searchByPropagation(Puzzle(*gridFromLine(test::kInkala)), {.budget = 1});
    EXPECT_TRUE(none.budgetRanOut);
    EXPECT_EQ(none.count, 0U);
}

TEST(Propagation, StopsWhileItCountsAndBeforeItBegins) {
    std::stop_source source;
    PropagationOutcome found;
    {
        const std::jthread counting(
            [&] { found = searchByPropagation(Puzzle(), {.solutions = ~std::uint64_t{0}}, source.get_token()); });
        std::this_thread::sleep_for(std::chrono::milliseconds(30));
        source.request_stop();
    }
    EXPECT_TRUE(found.wasStopped);
    const Layout wide = test::rectangle(30, 30, SymbolSet(30));
    const PropagationOutcome stopped =
        searchByPropagation(Puzzle(wide, Grid(wide.shape)), {.solutions = ~std::uint64_t{0}}, source.get_token());
    EXPECT_TRUE(stopped.wasStopped);
}

TEST(Propagation, StopsWhileTheModelIsMade) {
    Layout layout(Geometry(6, 6));
    layout.constraints.resize(1);
    layout.constraints.front().kind = ConstraintKind::taxicab;
    const Puzzle puzzle(layout, Grid(layout.shape));
    std::stop_source source;
    source.request_stop();
    EXPECT_TRUE(propagation::modelOf(puzzle, {}, source.get_token()).wasStopped) << "before the rules are made";
    EXPECT_FALSE(puzzle.understand(source.get_token()));
    EXPECT_FALSE(puzzle.rulebook().relations().empty());
    EXPECT_TRUE(propagation::modelOf(puzzle, {}, source.get_token()).wasStopped);
    EXPECT_FALSE(propagation::modelOf(puzzle).wasStopped);
    const PropagationOutcome found = searchByPropagation(puzzle, {}, source.get_token());
    EXPECT_TRUE(found.wasStopped);
    EXPECT_EQ(found.guesses, 0U);
}

TEST(Propagation, ShowsEachSolutionOnce) {
    RandomSource random(34);
    for (int round = 0; round < scaled(300); ++round) {
        const Puzzle puzzle = test::smallPuzzle(random, std::nullopt);
        std::set<std::string> shown;
        const PropagationOutcome found = visitByPropagation(puzzle, {.solutions = 200}, {}, [&](const Grid& solution) {
            EXPECT_TRUE(puzzle.rulebook().holds(solution));
            std::string text;
            for (int i = 0; i < solution.cellCount(); ++i)
                text += static_cast<char>('a' + solution.valueAt(Cell(i)));
            shown.insert(text);
            return true;
        });
        ASSERT_EQ(shown.size(), found.count);
        ASSERT_EQ(found.count, countOf(puzzle, 200));
    }
    const PropagationOutcome first =
        visitByPropagation(Puzzle(), {.solutions = 200}, {}, [](const Grid&) { return false; });
    EXPECT_EQ(first.count, 1U);
    EXPECT_TRUE(first.limitReached);
}

/// Cells that must be equal are one, too: what a line's first place leaves of it the second may not.
TEST(Propagation, ReadsALineThatCrossesItself) {
    RandomSource random(36);
    std::uint64_t shown = 0;
    for (int round = 0; round < scaled(2000); ++round) {
        Layout layout = test::rectangle(4, 4, SymbolSet(4));
        Constraint line;
        line.kind = ConstraintKind::sumLine;
        line.parts.emplace_back();
        for (std::uint32_t i = 5 + random.below(4); i > 0; --i)
            line.parts.front().emplace_back(static_cast<int>(random.below(8)));
        line.values = {static_cast<int>(4 + random.below(4))};
        layout.constraints = {line};
        const Puzzle puzzle(layout, Grid(layout.shape));
        visitByPropagation(puzzle, {.solutions = 30}, {}, [&](const Grid& solution) {
            ++shown;
            EXPECT_TRUE(puzzle.rulebook().holds(solution)) << round;
            return !testing::Test::HasFailure();
        });
        ASSERT_FALSE(testing::Test::HasFailure());
    }
    EXPECT_GT(shown, 0U);
}

TEST(AnySolution, IsOneWhereThereIsOne) {
    RandomSource random(35);
    for (int round = 0; round < scaled(500); ++round) {
        const Puzzle puzzle = test::smallPuzzle(random, std::nullopt);
        const PropagationOutcome found = anySolutionByPropagation(puzzle, {.seed = random.next()});
        ASSERT_EQ(found.count, countOf(puzzle, 1));
        ASSERT_TRUE(!found.first || puzzle.rulebook().holds(*found.first));
    }
}

TEST(AnySolution, IsAnotherForAnotherSeedAndTheSameForTheSame) {
    const Puzzle blank;
    EXPECT_EQ(anySolutionByPropagation(blank, {.seed = 1}).first, anySolutionByPropagation(blank, {.seed = 1}).first);
    EXPECT_NE(anySolutionByPropagation(blank, {.seed = 1}).first, anySolutionByPropagation(blank, {.seed = 2}).first);
}

TEST(AnySolution, EndsAtItsBudgetAndWhenStopped) {
    const Layout wide = test::rectangle(30, 30, SymbolSet(30));
    std::stop_source source;
    source.request_stop();
    EXPECT_TRUE(anySolutionByPropagation(Puzzle(wide, Grid(wide.shape)), {}, source.get_token()).wasStopped);
    const PropagationOutcome none = anySolutionByPropagation(Puzzle(*gridFromLine(test::kInkala)), {.budget = 2});
    EXPECT_TRUE(none.budgetRanOut);
    EXPECT_LE(none.failures, 3U);
}

// A puzzle that is given in another way has the same solutions.

/// A board of one square grid, turned over: by its main diagonal, and by its upright middle.
struct Turn {
    bool isTransposed = false;
    bool isMirrored = false;
    int side;

    std::pair<int, int> operator()(int row, int column) const {
        if (isTransposed)
            std::swap(row, column);
        return {row, isMirrored ? side - 1 - column : column};
    }
    Cell operator()(Cell cell) const {
        const auto [row, column] = (*this)(cell.index() / side, cell.index() % side);
        return Cell(row * side + column);
    }
    OutsidePlace operator()(const OutsidePlace& place) const {
        const auto [row, column] = (*this)(place.row, place.column);
        int down = place.down;
        int right = place.right;
        if (isTransposed)
            std::swap(down, right);
        return {static_cast<std::int8_t>(row), static_cast<std::int8_t>(column), static_cast<std::int8_t>(down),
                static_cast<std::int8_t>(isMirrored ? -right : right)};
    }
    /// Regions are counted in reading order again: windows are found by it.
    RegionMap operator()(const RegionMap& regions) const {
        RegionMap turned = regions;
        for (int i = 0; i < side * side; ++i)
            turned.setRegion((*this)(Cell(i)), regions.region(Cell(i)));
        std::map<int, int> numbers;
        for (int i = 0; i < side * side; ++i)
            if (const auto region = turned.region(Cell(i)))
                turned.setRegion(Cell(i), numbers.try_emplace(*region, static_cast<int>(numbers.size())).first->second);
        return turned;
    }
    Grid operator()(const Grid& grid) const {
        Grid turned = grid;
        for (int i = 0; i < grid.cellCount(); ++i)
            turned.clear(Cell(i));
        for (int i = 0; i < grid.cellCount(); ++i)
            if (const auto digit = grid.digit(Cell(i)))
                turned.set((*this)(Cell(i)), *digit);
        return turned;
    }
    Puzzle operator()(const Puzzle& puzzle) const {
        Layout layout = puzzle.layout();
        layout.grids.front().regions = (*this)(puzzle.layout().grids.front().regions);
        for (Constraint& constraint : layout.constraints) {
            for (std::vector<Cell>& part : constraint.parts)
                for (Cell& cell : part)
                    cell = (*this)(cell);
            if (constraint.place)
                constraint.place = (*this)(*constraint.place);
        }
        return {layout, (*this)(puzzle.givens)};
    }
};

/// Means the same however the board is turned.
bool hasNoDirection(ConstraintKind kind) {
    using Kind = ConstraintKind;
    for (const Kind other : {Kind::magic5, Kind::rowIndexer, Kind::columnIndexer, Kind::boxIndexer, Kind::arrow,
                             Kind::disjoint, Kind::diagonals})
        if (kind == other)
            return false;
    return true;
}

/// Means the same for any other names of the symbols.
bool computesNothing(ConstraintKind kind) {
    using Kind = ConstraintKind;
    for (const Kind other : {Kind::diagonals, Kind::disjoint, Kind::antiKnight, Kind::antiKing, Kind::windoku,
                             Kind::oneOf, Kind::quadruple, Kind::palindrome, Kind::extra, Kind::clone, Kind::contains})
        if (kind == other)
            return true;
    return false;
}

template <typename IsRight>
Puzzle puzzleOfKind(RandomSource& random, IsRight isRight) {
    for (;;) {
        const auto kind = static_cast<ConstraintKind>(random.below(kConstraintKindCount));
        if (!isRight(kind))
            continue;
        Puzzle puzzle = test::smallPuzzle(random, kind);
        puzzle.startCandidates.reset();
        const BoardShape& shape = puzzle.shape();
        if (shape.rows() == shape.columns() && shape.holeCount() == 0)
            return puzzle;
    }
}

TEST(Propagation, CountsTheSameOfATurnedBoard) {
    RandomSource random(31);
    int solvable = 0;
    for (int round = 0; round < scaled(300); ++round) {
        const Puzzle puzzle = puzzleOfKind(random, hasNoDirection);
        const std::uint64_t expected = countOf(puzzle);
        solvable += expected != 0 ? 1 : 0;
        for (const bool isTransposed : {false, true})
            for (const bool isMirrored : {false, true}) {
                const Turn turn{isTransposed, isMirrored, puzzle.shape().rows()};
                ASSERT_EQ(countOf(turn(puzzle)), expected) << round << isTransposed << isMirrored;
            }
    }
    EXPECT_GT(solvable, 0);
}

TEST(Propagation, CountsTheSameOfRelabelledSymbols) {
    RandomSource random(32);
    int solvable = 0;
    for (int round = 0; round < scaled(300); ++round) {
        const Puzzle puzzle = puzzleOfKind(random, computesNothing);
        std::vector<Digit> names;
        for (const Digit symbol : puzzle.symbols().all())
            names.push_back(symbol);
        random.shuffle(names);
        const auto renamed = [&](Digit symbol) { return names[static_cast<std::size_t>(symbol.index())]; };
        Layout layout = puzzle.layout();
        for (std::size_t i = 0; i < layout.counts.size(); ++i)
            layout.counts[static_cast<std::size_t>(names[i].index())] = puzzle.layout().counts[i];
        for (Constraint& constraint : layout.constraints) {
            std::ranges::transform(constraint.digits, constraint.digits.begin(), renamed);
            std::ranges::sort(constraint.digits);
        }
        Grid givens(puzzle.shape());
        for (const Cell cell : puzzle.shape().cells())
            if (const auto digit = puzzle.givens.digit(cell))
                givens.set(cell, renamed(*digit));
        const std::uint64_t expected = countOf(puzzle);
        solvable += expected != 0 ? 1 : 0;
        ASSERT_EQ(countOf(Puzzle(layout, givens)), expected) << round;
    }
    EXPECT_GT(solvable, 0);
}

TEST(Propagation, HasNoMoreSolutionsWithARuleMoreAndAsManyWithOneTwice) {
    RandomSource random(33);
    for (int round = 0; round < scaled(1000); ++round) {
        const Puzzle puzzle = test::smallPuzzle(random, std::nullopt);
        const std::uint64_t expected = countOf(puzzle);
        Layout layout = puzzle.layout();
        layout.constraints.push_back(layout.constraints.front());
        Puzzle other = puzzle;
        other.setLayout(layout);
        ASSERT_EQ(countOf(other), expected) << round;
        layout.constraints.back() =
            test::randomConstraint(static_cast<ConstraintKind>(random.below(kConstraintKindCount)), layout, random);
        // Marks excuse their pair from what holds between all others.
        if (std::ranges::any_of(layout.constraints,
                                [](const auto& each) { return each.kind == ConstraintKind::negative; }))
            continue;
        other.setLayout(layout);
        ASSERT_LE(countOf(other), expected) << round;
    }
}

}  // namespace
}  // namespace nonet
