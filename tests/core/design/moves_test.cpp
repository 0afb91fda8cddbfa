#include "core/design/constraint_place.h"
#include "core/design/moves.h"
#include "core/design/new_board.h"
#include "core/solvers/propagation/propagation.h"
#include "tests/core/design/design_samples.h"
#include "tests/core/rules/random_constraints.h"
#include "tests/core/solvers/small_puzzles.h"

#include <algorithm>
#include <array>

namespace nonet {
namespace {

using Kind = ConstraintKind;
using test::at;
using test::clue;
using test::constraint;
using test::expectSound;
using test::puzzleOf;

constexpr Motion kTurn{false, 1, 0, 0};
constexpr Motion kMirror{true, 0, 0, 0};

/// What one constraint alone is moved to.
std::optional<Constraint> movedOne(const Constraint& each, const Motion& motion, const BoardShape& shape = {}) {
    const auto found = moved(std::array{each}, motion, shape);
    return found ? std::optional(found->front()) : std::nullopt;
}

TEST(Moves, MoveTurnMirror) {
    const Constraint line = constraint(Kind::whisper, {{at(2, 2), at(2, 3), at(2, 4), at(3, 4)}});
    EXPECT_EQ(movedOne(line, {false, 0, 3, -2})->parts, (test::Parts{{at(5, 0), at(5, 1), at(5, 2), at(6, 2)}}));
    EXPECT_EQ(movedOne(line, kMirror)->parts, (test::Parts{{at(2, 4), at(2, 3), at(2, 2), at(3, 2)}}));
    EXPECT_EQ(movedOne(line, kTurn)->parts, (test::Parts{{at(2, 3), at(3, 3), at(4, 3), at(4, 2)}}));
    EXPECT_EQ(movedOne(line, {false, 0, 6, 0}), std::nullopt);
    BoardShape holed;
    holed.setHoles({at(6, 4)});
    EXPECT_EQ(movedOne(line, {false, 0, 3, 0}, holed), std::nullopt);
}

TEST(Moves, SeveralTurnAboutOneMiddle) {
    const std::vector<Constraint> two{constraint(Kind::even, {{at(0, 0)}}), constraint(Kind::odd, {{at(0, 2)}})};
    const auto turned = moved(two, {false, 2, 0, 0}, BoardShape());
    ASSERT_TRUE(turned);
    EXPECT_EQ((*turned)[0].parts, (test::Parts{{at(0, 2)}}));
    EXPECT_EQ((*turned)[1].parts, (test::Parts{{at(0, 0)}}));
}

TEST(Moves, CluesTurnWithTheirDirection) {
    EXPECT_EQ(movedOne(clue(Kind::sandwich, {-1, 2, 1, 0}), kTurn)->place, (OutsidePlace{2, 9, 0, -1}));
    EXPECT_EQ(movedOne(clue(Kind::sandwich, {-1, 2, 1, 0}), kMirror)->place, (OutsidePlace{-1, 6, 1, 0}));
    EXPECT_EQ(movedOne(clue(Kind::littleKiller, {-1, 2, 1, 1}), kMirror)->place, (OutsidePlace{-1, 6, 1, -1}));
    EXPECT_EQ(movedOne(clue(Kind::sandwich, {-1, 2, 1, 0}), {false, 0, 0, 3})->place, (OutsidePlace{-1, 5, 1, 0}));
    EXPECT_EQ(movedOne(clue(Kind::sandwich, {-1, 2, 1, 0}), {false, 0, 1, 0}), std::nullopt);
    EXPECT_EQ(movedOne(clue(Kind::sandwich, {-1, 2, 1, 0}), {false, 0, 0, 7}), std::nullopt);
}

TEST(Moves, KeepTheirMeaning) {
    const std::vector<Cell> cell{at(1, 1)};
    EXPECT_EQ(movedOne(constraint(Kind::rowIndexer, {cell}), kTurn)->kind, Kind::columnIndexer);
    EXPECT_EQ(movedOne(constraint(Kind::columnIndexer, {cell}), kTurn)->kind, Kind::rowIndexer);
    EXPECT_EQ(movedOne(constraint(Kind::rowIndexer, {cell}), {true, 2, 0, 0})->kind, Kind::rowIndexer);
    EXPECT_EQ(movedOne(constraint(Kind::diagonals, {}, {0}), kTurn)->values, std::vector{1});
    EXPECT_EQ(movedOne(constraint(Kind::diagonals, {}, {0}), kMirror)->values, std::vector{1});
    EXPECT_EQ(movedOne(constraint(Kind::diagonals, {}, {0}), {true, 1, 0, 0})->values, std::vector{0});
    EXPECT_EQ(movedOne(constraint(Kind::diagonals, {}, {0}), {false, 0, 4, 4})->values, std::vector{0});
    // The greater one comes first, wherever it goes.
    EXPECT_EQ(movedOne(constraint(Kind::inequality, {{at(0, 0), at(0, 1)}}), kMirror)->parts,
              (test::Parts{{at(0, 1), at(0, 0)}}));
}

TEST(Moves, QuarterTurnsOnBoardsThatAreNoSquares) {
    const BoardShape shape(3, 9, 9);
    const auto on = [&shape](int row, int column) { return shape.cell(row, column); };
    EXPECT_EQ(movedOne(constraint(Kind::cage, {{on(1, 3), on(1, 4), on(1, 5)}}), kTurn, shape)->parts,
              (test::Parts{{on(0, 4), on(1, 4), on(2, 4)}}));
    EXPECT_EQ(movedOne(constraint(Kind::cage, {{on(1, 3), on(1, 4), on(1, 5), on(1, 6), on(1, 7)}}), kTurn, shape),
              std::nullopt);
    EXPECT_EQ(movedOne(clue(Kind::sandwich, {-1, 8, 1, 0}), kTurn, shape), std::nullopt);
}

TEST(Moves, WhatIsOffTheBoardStaysOff) {
    // As a foreign file may have it.
    const Constraint off = constraint(Kind::cage, {{Cell(81)}});
    EXPECT_EQ(movedOne(off, {false, 0, -1, 0}), std::nullopt);
    EXPECT_EQ(moveAll(puzzleOf({off}), -1, 0).lostConstraints, 1);
}

TEST(Moves, MoveAndCopyInAPuzzle) {
    const Constraint cage = constraint(Kind::cage, {{at(0, 0), at(0, 1)}}, {7});
    const Constraint even = constraint(Kind::even, {{at(4, 4)}});
    const Puzzle puzzle = puzzleOf({cage, even});
    const Motion down{false, 0, 1, 0};
    Constraint lower = cage;
    lower.parts = {{at(1, 0), at(1, 1)}};
    const auto edit = move(puzzle, std::array{0}, down);
    ASSERT_TRUE(edit);
    EXPECT_EQ(edit->puzzle.constraints(), (std::vector{lower, even}));
    EXPECT_EQ(edit->constraints, std::vector{0});
    EXPECT_EQ(move(puzzle, std::array{0}, inverse(down)), std::nullopt);
    const auto copied = copy(puzzle, std::array{0}, down);
    ASSERT_TRUE(copied);
    EXPECT_EQ(copied->puzzle.constraints(), (std::vector{cage, even, lower}));
    EXPECT_EQ(copied->constraints, std::vector{2});
    EXPECT_FALSE(copy(puzzle, std::array{0}, Motion{false, 0, 9, 0}));
}

TEST(Moves, ThereAndBack) {
    RandomSource random(64);
    int shown = 0;
    for (int round = 0; round < 1500; ++round) {
        const Layout layout = test::smallLayout(random);
        std::vector<Constraint> all;
        for (std::uint32_t left = 1 + random.below(2); left > 0; --left)
            all.push_back(
                test::randomConstraint(static_cast<Kind>(random.below(kConstraintKindCount)), layout, random));
        Motion motion{random.below(2) == 0, static_cast<int>(random.below(4)), static_cast<int>(random.below(3)) - 1,
                      static_cast<int>(random.below(3)) - 1};
        if (std::ranges::any_of(all, [](const Constraint& each) { return each.place.has_value(); }))
            motion = random.below(2) == 0 ? Motion{false, 0, motion.down, motion.right}
                                          : Motion{motion.isMirrored, motion.turns, 0, 0};
        const auto there = moved(all, motion, layout.shape);
        if (!there)
            continue;
        ++shown;
        const auto back = moved(*there, inverse(motion), layout.shape);
        ASSERT_TRUE(back);
        EXPECT_EQ(*back, all);
        Layout turned = layout;
        turned.constraints = all;
        const Puzzle puzzle(turned, Grid(layout.shape));
        std::vector<int> indices;
        for (std::size_t i = 0; i < all.size(); ++i)
            indices.push_back(static_cast<int>(i));
        expectSound(puzzle, move(puzzle, indices, motion)->puzzle);
        expectSound(puzzle, copy(puzzle, indices, motion)->puzzle);
    }
    EXPECT_GT(shown, 500);
}

/// Those whose rule reads rows from the top or cells in reading order mean another thing on a turned board.
bool isSameTurned(Kind kind) {
    return kind != Kind::magic5 && kind != Kind::rowIndexer && kind != Kind::columnIndexer &&
           kind != Kind::boxIndexer && kind != Kind::arrow && kind != Kind::disjoint;
}

/// A board of boxes with its givens turned; boxes stand upright that lay.
Puzzle turnedBoard(const Puzzle& puzzle, const Motion& motion) {
    const Geometry& geometry = puzzle.geometry();
    const bool isQuarter = motion.turns % 2 == 1;
    Layout layout(isQuarter ? Geometry(geometry.boxColumns(), geometry.boxRows()) : geometry);
    const auto clues = moved(puzzle.constraints(), motion, puzzle.shape());
    // Without a clue or a rule of the board among them they would turn about their own middle.
    layout.constraints = *clues;
    Grid givens(layout.shape);
    for (const Cell cell : puzzle.shape().cells())
        if (const auto digit = puzzle.givens.digit(cell)) {
            const std::vector<Constraint> mark{constraint(Kind::even, {{cell}}), clue(Kind::sandwich, {-1, 0, 1, 0})};
            givens.set(moved(mark, motion, puzzle.shape())->front().cells().front(), *digit);
        }
    return {layout, givens};
}

TEST(Moves, ATurnedPuzzleHasAsManySolutions) {
    RandomSource random(65);
    int solvable = 0;
    for (int round = 0; round < 150; ++round) {
        Layout layout(random.below(2) == 0 ? Geometry(2, 2) : Geometry(2, 3));
        layout.constraints.push_back(clue(Kind::littleKiller, {-1, 0, 1, 1}, 3 + static_cast<int>(random.below(18))));
        while (layout.constraints.size() < 4) {
            const auto kind = static_cast<Kind>(random.below(kConstraintKindCount));
            if (isSameTurned(kind))
                layout.constraints.push_back(test::randomConstraint(kind, layout, random));
        }
        Grid givens(layout.shape);
        givens.set(Cell(static_cast<int>(random.below(16))), Digit(1 + static_cast<int>(random.below(4))));
        const Puzzle puzzle(layout, givens);
        const Motion motion{random.below(2) == 0, static_cast<int>(random.below(4)), 0, 0};
        const Puzzle turned = turnedBoard(puzzle, motion);
        PropagationLimits limits;
        limits.solutions = 5000;
        const auto count = searchByPropagation(puzzle, limits).count;
        EXPECT_EQ(count, searchByPropagation(turned, limits).count);
        solvable += count > 0 ? 1 : 0;
    }
    EXPECT_GT(solvable, 15);
}

TEST(Moves, IndexersKeepTheirCountTransposed) {
    Layout layout(Geometry(2, 2));
    layout.constraints = {constraint(Kind::rowIndexer, {{Cell(1), Cell(6)}}), clue(Kind::sandwich, {-1, 0, 1, 0}, 2),
                          constraint(Kind::arrow, {{Cell(15)}, {Cell(10), Cell(5)}})};
    const Puzzle puzzle(layout, Grid(layout.shape));
    // Over the falling diagonal.
    const Puzzle turned = turnedBoard(puzzle, {true, 3, 0, 0});
    EXPECT_EQ(turned.constraints().front(), constraint(Kind::columnIndexer, {{Cell(4), Cell(9)}}));
    PropagationLimits limits;
    limits.solutions = 1000;
    const auto count = searchByPropagation(puzzle, limits).count;
    EXPECT_GT(count, 0U);
    EXPECT_EQ(count, searchByPropagation(turned, limits).count);
}

TEST(Moves, AllOverTheBorder) {
    Constraint sandwich = clue(Kind::sandwich, {3, -1, 0, 1});
    Puzzle puzzle = puzzleOf({constraint(Kind::cage, {{at(0, 0), at(0, 1)}}), constraint(Kind::cage, {{at(8, 8)}}),
                              sandwich, clue(Kind::xSum, {-1, 8, 1, 0}), constraint(Kind::antiKing)});
    puzzle.givens.set(at(0, 8), Digit(3));
    puzzle.givens.set(at(4, 4), Digit(5));
    Drawing drawing;
    drawing.points = {{0.5, 0.5}};
    puzzle.setDecoration({{drawing}, Fog{{at(0, 0), at(8, 8)}}});
    const MovedBoard result = moveAll(puzzle, 1, 1);
    sandwich.place = OutsidePlace{4, -1, 0, 1};
    EXPECT_EQ(result.puzzle.constraints(),
              (std::vector{constraint(Kind::cage, {{at(1, 1), at(1, 2)}}), sandwich, constraint(Kind::antiKing)}));
    EXPECT_EQ(result.lostConstraints, 2);
    EXPECT_EQ(result.lostGivens, 1);
    EXPECT_EQ(result.lostDrawings, 0);
    EXPECT_EQ(result.puzzle.givens.digit(at(5, 5)), Digit(5));
    EXPECT_EQ(result.puzzle.decoration().drawings.front().points.front(), (DrawingPoint{1.5, 1.5}));
    EXPECT_EQ(result.puzzle.decoration().fog->lit, std::vector{at(1, 1)});
    EXPECT_EQ(result.puzzle.layout().grids, puzzle.layout().grids);
    EXPECT_EQ(moveAll(puzzle, 0, 0).puzzle, puzzle);
    EXPECT_EQ(moveAll(puzzle, 99, 0).lostConstraints, 4);
}

TEST(Moves, GridsThatFitMoveAlong) {
    Layout layout;
    layout.shape = BoardShape(10, 10, 9);
    WideCellSet holes;
    for (int i = 0; i < 10; ++i) {
        holes.insert(layout.shape.cell(9, i));
        holes.insert(layout.shape.cell(i, 9));
    }
    layout.shape.setHoles(holes);
    layout.constraints = {constraint(Kind::cage, {{Cell(0), Cell(1)}}), clue(Kind::sandwich, {9, 0, -1, 0})};
    const Puzzle puzzle(layout, Grid(layout.shape));
    const MovedBoard result = moveAll(puzzle, 1, 1);
    expectSound(puzzle, result.puzzle);
    EXPECT_EQ(result.lostConstraints, 0);
    EXPECT_EQ(result.puzzle.layout().grids.front().row, 1);
    EXPECT_TRUE(result.puzzle.shape().isHole(Cell(0)));
    EXPECT_FALSE(result.puzzle.shape().isHole(Cell(99)));
    EXPECT_EQ(result.puzzle.constraints()[1].place, (OutsidePlace{10, 1, -1, 0}));
    EXPECT_EQ(moveAll(result.puzzle, -1, -1).puzzle, puzzle);
}

TEST(Moves, RandomBoardsMoveSoundly) {
    RandomSource random(66);
    for (int round = 0; round < 200; ++round) {
        const Puzzle puzzle = test::randomVariant(random);
        const MovedBoard result =
            moveAll(puzzle, static_cast<int>(random.below(5)) - 2, static_cast<int>(random.below(5)) - 2);
        expectSound(puzzle, result.puzzle);
        EXPECT_EQ(result.puzzle.constraints().size() + static_cast<std::size_t>(result.lostConstraints),
                  puzzle.constraints().size());
        EXPECT_EQ(result.puzzle.givens.filledCount() + result.lostGivens, puzzle.givens.filledCount());
    }
}

TEST(Moves, SymmetriesOfABoard) {
    for (int i = 0; i < kEntrySymmetryCount; ++i)
        EXPECT_TRUE(isPossible(static_cast<EntrySymmetry>(i), BoardShape()));
    const BoardShape oblong(6, 9, 9);
    EXPECT_TRUE(isPossible(EntrySymmetry::halfTurn, oblong));
    EXPECT_TRUE(isPossible(EntrySymmetry::leftRightAndTopBottom, oblong));
    EXPECT_FALSE(isPossible(EntrySymmetry::quarterTurns, oblong));
    EXPECT_FALSE(isPossible(EntrySymmetry::fallingDiagonal, oblong));
    EXPECT_EQ(withPartners(Cell(1), EntrySymmetry::quarterTurns, oblong), std::vector{Cell(1)});
}

TEST(Moves, PartnersOfACell) {
    const BoardShape shape;
    const Cell cell = at(1, 2);
    EXPECT_EQ(withPartners(cell, EntrySymmetry::none, shape), std::vector{cell});
    EXPECT_EQ(withPartners(cell, EntrySymmetry::halfTurn, shape), (std::vector{cell, at(7, 6)}));
    EXPECT_EQ(withPartners(cell, EntrySymmetry::quarterTurns, shape),
              (std::vector{cell, at(2, 7), at(7, 6), at(6, 1)}));
    EXPECT_EQ(withPartners(cell, EntrySymmetry::leftRight, shape), (std::vector{cell, at(1, 6)}));
    EXPECT_EQ(withPartners(cell, EntrySymmetry::topBottom, shape), (std::vector{cell, at(7, 2)}));
    EXPECT_EQ(withPartners(cell, EntrySymmetry::fallingDiagonal, shape), (std::vector{cell, at(2, 1)}));
    EXPECT_EQ(withPartners(cell, EntrySymmetry::risingDiagonal, shape), (std::vector{cell, at(6, 7)}));
    EXPECT_EQ(withPartners(at(4, 4), EntrySymmetry::bothDiagonals, shape), std::vector{at(4, 4)});
}

TEST(Moves, PartnersOfAConstraint) {
    const BoardShape shape;
    const Constraint dot = constraint(Kind::ratio, {{at(0, 0), at(0, 1)}});
    EXPECT_EQ(withPartners(dot, EntrySymmetry::leftRight, shape),
              (std::vector{dot, constraint(Kind::ratio, {{at(0, 8), at(0, 7)}})}));
    const Constraint middle = constraint(Kind::palindrome, {{at(0, 3), at(0, 4), at(0, 5)}});
    EXPECT_EQ(withPartners(middle, EntrySymmetry::leftRight, shape), std::vector{middle});
    EXPECT_EQ(withPartners(constraint(Kind::antiKnight), EntrySymmetry::quarterTurns, shape).size(), 1U);
    EXPECT_EQ(withPartners(clue(Kind::sandwich, {-1, 2, 1, 0}), EntrySymmetry::quarterTurns, shape).size(), 4U);
    // Greater both ways is nothing that a setter means.
    const BoardShape four = BoardShape::square(4);
    const Constraint greater = constraint(Kind::inequality, {{Cell(1), Cell(2)}});
    EXPECT_EQ(withPartners(greater, EntrySymmetry::leftRight, four), std::vector{greater});
}

/// In one order, as sets compare.
std::vector<test::Parts> placesOf(const std::vector<Constraint>& constraints) {
    std::vector<test::Parts> places;
    for (const Constraint& each : constraints) {
        places.push_back(inPlainOrder(each).parts);
        if (each.place)
            places.back().push_back({Cell(each.place->row + 1), Cell(each.place->column + 1)});
    }
    std::ranges::sort(places);
    return places;
}

TEST(Moves, PartnersOfPartnersAreNoOthers) {
    RandomSource random(67);
    for (int round = 0; round < 400; ++round) {
        const Layout layout = test::smallLayout(random);
        const auto symmetry = static_cast<EntrySymmetry>(random.below(kEntrySymmetryCount));
        const auto kind = static_cast<Kind>(random.below(kConstraintKindCount));
        if (!isPossible(symmetry, layout.shape) || kind == Kind::inequality)
            continue;
        const Constraint first = test::randomConstraint(kind, layout, random);
        const std::vector<Constraint> all = withPartners(first, symmetry, layout.shape);
        EXPECT_EQ(all.front(), first);
        for (const Constraint& partner : all)
            EXPECT_EQ(placesOf(withPartners(partner, symmetry, layout.shape)), placesOf(all));
        const std::vector<Cell> cells = layout.shape.cells();
        std::vector<Cell> orbit =
            withPartners(cells[random.below(static_cast<std::uint32_t>(cells.size()))], symmetry, layout.shape);
        std::ranges::sort(orbit);
        for (const Cell partner : orbit) {
            std::vector<Cell> again = withPartners(partner, symmetry, layout.shape);
            std::ranges::sort(again);
            EXPECT_EQ(again, orbit);
        }
    }
}

}  // namespace
}  // namespace nonet
