#include "core/design/board_edits.h"
#include "core/design/new_board.h"
#include "tests/core/design/design_samples.h"
#include "tests/core/rules/random_constraints.h"
#include "tests/core/solvers/small_puzzles.h"

namespace nonet {
namespace {

using Kind = ConstraintKind;
using test::at;
using test::clue;
using test::constraint;
using test::expectSound;

TEST(BoardEdits, ResizeKeepsWhatFits) {
    Puzzle puzzle = test::puzzleOf({constraint(Kind::cage, {{at(0, 0), at(1, 0)}}, {7}),
                                    constraint(Kind::cage, {{at(0, 8)}}), clue(Kind::sandwich, {9, 2, -1, 0}),
                                    clue(Kind::sandwich, {-1, 8, 1, 0}), constraint(Kind::antiKing)});
    puzzle.givens.set(at(1, 1), Digit(6));
    puzzle.givens.set(at(1, 2), Digit(7));
    puzzle.givens.set(at(7, 7), Digit(1));
    Drawing inside;
    inside.points = {{1.5, 1.5}};
    Drawing beyond;
    beyond.points = {{8.5, 8.5}};
    puzzle.setDecoration({{inside, beyond}, Fog{{at(1, 1), at(8, 8)}}});
    const ReshapedBoard six = resize(puzzle, 6, 6);
    expectSound(puzzle, six.puzzle);
    EXPECT_EQ(six.puzzle.shape(), BoardShape::square(6));
    EXPECT_EQ(six.puzzle.layout().grids.front().regions, RegionMap::boxes(6, 6, 2, 3));
    EXPECT_EQ(six.puzzle.constraints(), (std::vector{constraint(Kind::cage, {{Cell(0), Cell(6)}}, {7}),
                                                     clue(Kind::sandwich, {6, 2, -1, 0}), constraint(Kind::antiKing)}));
    EXPECT_EQ(six.puzzle.givens.digit(Cell(7)), Digit(6));
    EXPECT_EQ(six.lost, (Lost{2, 2, 1}));
    EXPECT_TRUE(six.lost.isAny());
    EXPECT_EQ(six.puzzle.decoration().drawings, std::vector{inside});
    EXPECT_EQ(six.puzzle.decoration().fog->lit, std::vector{Cell(7)});
    EXPECT_EQ(resize(puzzle, 9, 9).puzzle, puzzle);
    EXPECT_FALSE(resize(puzzle, 9, 9).lost.isAny());
}

TEST(BoardEdits, TheSolutionLayerStaysWhereItFits) {
    Puzzle puzzle;
    Grid inMind;
    inMind.set(at(1, 1), Digit(6));
    inMind.set(at(1, 2), Digit(7));
    inMind.set(at(8, 8), Digit(1));
    puzzle.setSolutionLayer(inMind);
    const ReshapedBoard six = resize(puzzle, 6, 6);
    const Grid* kept = six.puzzle.solutionLayer();
    ASSERT_NE(kept, nullptr);
    EXPECT_EQ(kept->filledCount(), 1);
    EXPECT_EQ(kept->digit(Cell(7)), Digit(6));
    EXPECT_FALSE(six.lost.isAny()) << "it is no part of the puzzle";
}

TEST(BoardEdits, ResizeChoosesBoxes) {
    const ReshapedBoard twelve = resize(Puzzle(), 12, 12);
    EXPECT_EQ(twelve.puzzle.layout(), rectangularBoard(12, 12, std::pair(3, 4)));
    EXPECT_FALSE(twelve.lost.isAny());
    // A board of another side keeps its boxes where they still part it.
    EXPECT_EQ(resize(Puzzle(), 6, 9).puzzle.layout().grids.front().regions, RegionMap::boxes(6, 9, 3, 3));
    EXPECT_EQ(resize(Puzzle(), 7, 7).puzzle.layout().grids.front().regions, RegionMap(7, 7));
    EXPECT_EQ(resize(Puzzle(rectangularBoard(9, 9, std::nullopt), Grid()), 6, 6).puzzle.layout().grids.front().regions,
              RegionMap(6, 6));
    Layout zero;
    zero.symbols = SymbolSet(9, 0);
    EXPECT_EQ(resize(Puzzle(zero, Grid()), 4, 4).puzzle.symbols(), SymbolSet(4, 0));
}

TEST(BoardEdits, ResizeOfSeveralGrids) {
    const Layout samurai = overlappingBoard(OverlappingBoard::samurai);
    const Puzzle puzzle(samurai, Grid(samurai.shape));
    const ReshapedBoard smaller = resize(puzzle, 15, 15);
    expectSound(puzzle, smaller.puzzle);
    EXPECT_EQ(smaller.puzzle.layout(), overlappingBoard(OverlappingBoard::twin));
    const ReshapedBoard larger = resize(puzzle, 22, 21);
    expectSound(puzzle, larger.puzzle);
    EXPECT_EQ(larger.puzzle.layout().grids, samurai.grids);
    EXPECT_TRUE(larger.puzzle.shape().isHole(larger.puzzle.shape().cell(21, 0)));
    EXPECT_EQ(resize(larger.puzzle, 21, 21).puzzle, puzzle);
    const ReshapedBoard tiny = resize(puzzle, 2, 2);
    expectSound(puzzle, tiny.puzzle);
    EXPECT_TRUE(tiny.puzzle.layout().grids.empty());
}

TEST(BoardEdits, Reshape) {
    Puzzle puzzle = test::puzzleOf({constraint(Kind::even, {{at(4, 4)}})});
    puzzle.startCandidates = CandidateGrid();
    puzzle.startCandidates->at(at(0, 0)) = DigitSet{Digit(2)};
    Layout layout = puzzle.layout();
    layout.shape.setHoles({at(4, 4)});
    const ReshapedBoard reshaped = reshape(puzzle, layout);
    EXPECT_EQ(reshaped.lost, (Lost{1, 0, 0}));
    EXPECT_TRUE(reshaped.puzzle.constraints().empty());
    EXPECT_EQ(reshaped.puzzle.startCandidates->at(at(0, 0)), DigitSet{Digit(2)});
    expectSound(puzzle, reshaped.puzzle);
}

TEST(BoardEdits, OtherSymbols) {
    Constraint oneOf = constraint(Kind::oneOf, {{at(0, 0)}});
    oneOf.digits = {Digit(1), Digit(9)};
    Constraint quadruple = constraint(Kind::quadruple, {{at(3, 3), at(3, 4), at(4, 3), at(4, 4)}});
    quadruple.digits = {Digit(1), Digit(9)};
    Puzzle puzzle = test::puzzleOf({oneOf, quadruple, constraint(Kind::antiKing)});
    puzzle.givens.set(at(0, 1), Digit(9));
    puzzle.givens.set(at(0, 2), Digit(5));
    const ReshapedBoard zero = setSymbols(puzzle, SymbolSet(9, 0));
    expectSound(puzzle, zero.puzzle);
    EXPECT_EQ(zero.lost, (Lost{1, 1, 0}));
    // The 5 is the sixth symbol now.
    EXPECT_EQ(zero.puzzle.givens.digit(at(0, 2)), Digit(6));
    EXPECT_EQ(zero.puzzle.constraints()[0].digits, std::vector{Digit(2)});
    EXPECT_EQ(zero.puzzle.constraints().size(), 2U);
    // Letters with the same numbers.
    std::vector<std::string> labels;
    std::vector<std::optional<int>> numbers;
    for (int i = 1; i <= 9; ++i) {
        labels.emplace_back(1, static_cast<char>('A' + i - 1));
        numbers.emplace_back(i);
    }
    const ReshapedBoard letters = setSymbols(puzzle, *SymbolSet::of(labels, numbers));
    EXPECT_FALSE(letters.lost.isAny());
    EXPECT_EQ(letters.puzzle.givens, puzzle.givens);
    const ReshapedBoard more = setSymbols(puzzle, SymbolSet(10), {1, 1, 1, 1, 1, 1, 1, 1, 1, 3});
    EXPECT_EQ(more.puzzle.shape().symbolCount(), 10);
    EXPECT_EQ(more.puzzle.layout().countOfHouse(), 12);
    EXPECT_FALSE(more.lost.isAny());
}

TEST(BoardEdits, NewSymbolsMayStandEverywhere) {
    Puzzle puzzle;
    puzzle.startCandidates = CandidateGrid();
    puzzle.startCandidates->at(at(0, 0)).erase(Digit(2));
    const Puzzle ten = setSymbols(puzzle, SymbolSet(10)).puzzle;
    EXPECT_EQ(ten.startCandidates->at(at(0, 0)).count(), 9);
    EXPECT_TRUE(ten.startCandidates->at(at(0, 0)).contains(Digit(10)));
    EXPECT_FALSE(ten.startCandidates->at(at(0, 0)).contains(Digit(2)));
}

TEST(BoardEdits, RandomBoardsChangeSoundly) {
    RandomSource random(69);
    for (int round = 0; round < 300; ++round) {
        const Puzzle puzzle =
            random.below(2) == 0 ? test::randomVariant(random) : test::smallPuzzle(random, std::nullopt);
        const int rows = 1 + static_cast<int>(random.below(14));
        const int columns = 1 + static_cast<int>(random.below(14));
        const ReshapedBoard sized = resize(puzzle, rows, columns);
        expectSound(puzzle, sized.puzzle);
        EXPECT_EQ(sized.puzzle.givens.filledCount() + sized.lost.givens, puzzle.givens.filledCount());
        EXPECT_EQ(sized.puzzle.constraints().size() + static_cast<std::size_t>(sized.lost.constraints),
                  puzzle.constraints().size());
        const ReshapedBoard named = setSymbols(puzzle, SymbolSet(1 + static_cast<int>(random.below(12))));
        expectSound(puzzle, named.puzzle);
        const ReshapedBoard same = setSymbols(puzzle, puzzle.symbols(), puzzle.layout().counts);
        EXPECT_EQ(same.puzzle, puzzle);
        EXPECT_FALSE(same.lost.isAny());
        // What was only made larger comes back.
        const int high = puzzle.shape().rows() + static_cast<int>(random.below(3));
        const ReshapedBoard larger = resize(puzzle, std::min(high, kMaxSide), puzzle.shape().columns());
        EXPECT_EQ(larger.lost.givens, 0);
        const Puzzle back = resize(larger.puzzle, puzzle.shape().rows(), puzzle.shape().columns()).puzzle;
        EXPECT_EQ(back.constraints().size() + static_cast<std::size_t>(larger.lost.constraints),
                  puzzle.constraints().size());
    }
}

}  // namespace
}  // namespace nonet
