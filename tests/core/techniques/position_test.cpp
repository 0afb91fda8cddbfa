#include "core/generators/erase.h"
#include "core/techniques/position.h"
#include "tests/core/techniques/golden.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

using test::boardOf;

/// The two views, by cell and by digit, and the set of unsolved cells agree.
void expectConsistent(const Position& position) {
    for (const Cell cell : classic::kAllCells) {
        EXPECT_EQ(position.unsolvedCells().contains(cell), !position.isSolved(cell));
        for (const Digit digit : classic::kAllDigits) {
            EXPECT_EQ(position.candidates(cell).contains(digit), position.cells(digit).contains(cell));
            EXPECT_FALSE(position.isSolved(cell) && position.has({cell, digit}));
        }
    }
}

TEST(Position, KeepsBothViewsAlikeToTheEnd) {
    RandomSource random(1);
    const Grid solution = randomSolution(random);
    Position position = Position::fromPuzzle(erase(solution, random));
    const ClassicCellSet blanks = position.unsolvedCells();
    for (const Cell cell : blanks) {
        EXPECT_FALSE(position.isContradictory());
        position.place({cell, *solution.digit(cell)});
        expectConsistent(position);
    }
    EXPECT_TRUE(position.isSolved());
    EXPECT_FALSE(position.isContradictory());
    EXPECT_EQ(position.digits(), solution);
    EXPECT_FALSE(position.isGiven(blanks.first()));
}

TEST(Position, DropsCandidatesThatAPeersDigitForbids) {
    CandidateGrid candidates;
    Grid digits;
    digits.set(classic::cellAt(0, 0), Digit(5));
    const Position position = Position::from(digits, candidates, digits);
    EXPECT_FALSE(position.has({classic::cellAt(0, 8), Digit(5)}));
    EXPECT_EQ(position.cells(Digit(5)).count(), 60);
    expectConsistent(position);
}

TEST(Position, SeesEveryKindOfContradiction) {
    EXPECT_FALSE(boardOf({}).isContradictory());
    EXPECT_FALSE(boardOf({"r1c12345678!12345678"}).isContradictory());
    EXPECT_TRUE(boardOf({"r5c5="}).isContradictory()) << "a cell without candidates";
    EXPECT_TRUE(boardOf({"r123456789c4-6"}).isContradictory()) << "a digit without a place";
    EXPECT_TRUE(boardOf({"r1c19!77"}).isContradictory()) << "two equal digits in a row";
    EXPECT_TRUE(boardOf({"r13c12!1234", "r2c3!4"}).isContradictory()) << "two equal digits in a box";
}

TEST(Position, RemembersWhichDigitsWereGiven) {
    Position position = boardOf({"r1c1!5"});
    position.place({classic::cellAt(1, 4), Digit(5)});
    EXPECT_TRUE(position.isGiven(classic::cellAt(0, 0)));
    EXPECT_FALSE(position.isGiven(classic::cellAt(1, 4)));
    EXPECT_EQ(position.placedDigits(classic::rowHouse(1)), ClassicDigitSet(Digit(5)));
    EXPECT_EQ(position.candidateGrid().at(classic::cellAt(1, 4)), DigitSet(Digit(5)));
}

}  // namespace
}  // namespace nonet
