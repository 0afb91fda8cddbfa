// What the setter has in mind, on the board.
#include "ui/board/cell_looks.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

BoardPicture pictureOf(const Grid& givens, const Grid& inMind) {
    BoardPicture picture;
    picture.puzzle = Puzzle(givens);
    picture.puzzle.setSolutionLayer(inMind);
    picture.digits = givens;
    picture.showsSolutionLayer = true;
    return picture;
}

Grid digitsAt(std::initializer_list<std::pair<int, int>> cells) {
    Grid digits;
    for (const auto& [cell, digit] : cells)
        digits.set(Cell(cell), Digit(digit));
    return digits;
}

TEST(SolutionLayerLooks, StandsWhereNothingElseDoesAndIsRedWhereItBreaksARule) {
    BoardPicture picture = pictureOf(digitsAt({{0, 5}, {80, 1}}), digitsAt({{0, 5}, {1, 6}, {2, 6}, {40, 7}, {80, 2}}));
    const std::vector<CellLook> looks = boardLooks(picture).cells;
    EXPECT_EQ(looks[0].inMind, 0) << "a given stands there";
    EXPECT_FALSE(looks[0].isConflict);
    EXPECT_EQ(looks[40].inMind, 7);
    EXPECT_FALSE(looks[40].isConflict);
    EXPECT_TRUE(looks[1].isConflict && looks[2].isConflict) << "two sixes in a row";
    EXPECT_TRUE(looks[80].isConflict) << "the given is another digit";
    EXPECT_FALSE(boardLooks(picture).broken.empty());

    picture.showsConflicts = false;
    EXPECT_FALSE(boardLooks(picture).cells[1].isConflict || boardLooks(picture).cells[80].isConflict);
    picture.showsConflicts = true;
    picture.showsSolutionLayer = false;
    EXPECT_EQ(boardLooks(picture).cells[40].inMind, 0);
    EXPECT_TRUE(boardLooks(picture).broken.empty());
    picture.showsSolutionLayer = true;
    picture.shownSolution = Grid();
    EXPECT_EQ(boardLooks(picture).cells[40].inMind, 0) << "a solution lies over it";
}

TEST(SolutionLayerLooks, CandidatesLieOverItAndTellWhatCanStillChange) {
    BoardPicture picture = pictureOf(Grid(), digitsAt({{0, 1}, {1, 2}, {2, 3}}));
    picture.showsCandidates = true;
    picture.candidates = CandidateGrid();
    picture.candidates.at(Cell(0)) = DigitSet{Digit(1), Digit(4)};
    picture.candidates.at(Cell(1)) = DigitSet{Digit(2)};
    picture.candidates.at(Cell(2)) = DigitSet{Digit(9)};
    EXPECT_FALSE(boardLooks(picture).cells[1].isInMindCertain) << "the board's own candidates tell of no solution";
    picture.candidateNotes = CandidateNotes{};
    picture.candidateNotes->undecided = {Cell(0)};
    const std::vector<CellLook> looks = boardLooks(picture).cells;
    EXPECT_TRUE(looks[0].isUndecided);
    EXPECT_EQ(looks[0].inMind, 1);
    EXPECT_EQ(looks[0].candidates, (DigitSet{Digit(1), Digit(4)}));
    EXPECT_TRUE(looks[1].isInMindCertain);
    EXPECT_TRUE(looks[1].candidates.isEmpty()) << "it is said large";
    EXPECT_TRUE(looks[2].isConflict) << "no solution has the 3 there";
    EXPECT_FALSE(looks[0].isConflict || looks[1].isConflict);
}

TEST(SolutionLayerLooks, WithoutOverlaysNothingTellsTheSolution) {
    BoardPicture picture = pictureOf(digitsAt({{0, 5}}), digitsAt({{1, 6}}));
    picture.state.at(Cell(2)).digit = 7;
    picture.state.at(Cell(3)).corner.insert(Digit(8));
    picture.shownSolution = Grid();
    picture.showsCandidates = true;
    picture.candidates.at(Cell(4)) = DigitSet{Digit(9)};
    picture.candidateNotes = CandidateNotes{};
    const BoardPicture out = withoutOverlays(picture);
    EXPECT_EQ(shownSolutionLayer(out), nullptr);
    EXPECT_FALSE(out.showsCandidates || out.shownSolution || out.candidateNotes);
    EXPECT_EQ(out.digits, digitsAt({{0, 5}, {2, 7}}));
    EXPECT_EQ(out.state, picture.state) << "marks stay";
    BoardPicture own;
    own.showsCandidates = true;
    EXPECT_TRUE(withoutOverlays(own).showsCandidates) << "a player's candidates are no answer";
}

}  // namespace
}  // namespace nonet
