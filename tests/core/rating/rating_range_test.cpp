#include "core/generators/dig.h"
#include "core/rating/rating_range.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(RatingRange, HoldsThePuzzlesOwnRatingAndIsTheSameEachTime) {
    int several = 0;
    for (const ClassicDigits& digits : digPiece(4, 0)) {
        const Puzzle puzzle(digits.toGrid());
        const RatingReport report = rate(puzzle);
        const RatingRange range = ratingRange(puzzle, 9);
        EXPECT_EQ(range.forms, 9);
        EXPECT_LE(range.lowestScore, report.hodoku.score);
        EXPECT_GE(range.highestScore, report.hodoku.score);
        EXPECT_LE(range.lowestLevel, report.hodoku.level);
        EXPECT_GE(range.highestLevel, report.hodoku.level);
        EXPECT_EQ(ratingRange(puzzle, 9), range);
        const RatingRange own = ratingRange(puzzle, 1);
        EXPECT_EQ(own.lowestScore, report.hodoku.score);
        EXPECT_EQ(own.highestScore, report.hodoku.score);
        several += range.lowestScore < range.highestScore ? 1 : 0;
    }
    // Not all 64 have several scores: those that naked singles alone solve have one.
    EXPECT_GT(several, 5);
    EXPECT_LT(several, 64);
}

TEST(RatingRange, KeepsTheCandidatesThatAPuzzleRulesOut) {
    // Every candidate but the solution's is ruled out, so each form is solved by singles of the same score.
    Puzzle puzzle(digPiece(4, 0).front().toGrid());
    const Grid solution = rate(puzzle).path.end.digits();
    CandidateGrid candidates;
    for (int i = 0; i < solution.cellCount(); ++i)
        candidates.at(Cell(i)) = DigitSet{Digit(solution.valueAt(Cell(i)))};
    puzzle.startCandidates = candidates;
    const RatingRange range = ratingRange(puzzle, 5);
    EXPECT_EQ(range.forms, 5);
    EXPECT_EQ(range.lowestScore, 4 * (81 - puzzle.givens.filledCount()));
    EXPECT_EQ(range.highestScore, range.lowestScore);
}

TEST(RatingRange, StopsWhenAsked) {
    std::stop_source source;
    source.request_stop();
    const RatingRange range =
        ratingRange(Puzzle(digPiece(4, 0).front().toGrid()), 9, hodokuProfile(), source.get_token());
    EXPECT_TRUE(range.wasStopped);
    EXPECT_EQ(range.forms, 0);
}

}  // namespace
}  // namespace nonet
