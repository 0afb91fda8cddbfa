#include "core/rating/explainer_rating.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

const char* const kNishio = "38...6.......4...54...73....6........3..8...179....8.4...7...92...6...4.628..9...";

TEST(ExplainerRating, IsTheSameAgainAndByItsPath) {
    const Puzzle puzzle(gridFromLine(kNishio).value());
    ExplainerRater rater;
    const ExplainerRating rating = rater.rate(puzzle);
    EXPECT_EQ(rating, (ExplainerRating{.hardest = 77, .pearl = 12, .diamond = 12}));
    EXPECT_EQ(rater.rate(puzzle), rating);
    const ExplainerPath path = rater.path(puzzle);
    EXPECT_EQ(path.rating, rating);
    EXPECT_TRUE(path.isSolved);
    EXPECT_EQ(path.steps.front().tenths, 12);
}

TEST(ExplainerRating, OfStartCandidatesIsOfWhatTheyLeave) {
    Puzzle puzzle(gridFromLine(kNishio).value());
    ExplainerRater rater;
    puzzle.startCandidates = puzzle.initialCandidates();
    EXPECT_EQ(rater.rate(puzzle).hardest, 77);
    // A strike more: the puzzle is another and easier.
    const ExplainerPath path = rater.path(puzzle);
    for (const explainer::Step& step : path.steps)
        if (step.tenths == 77) {
            step.hint.removed.forEach(
                [&](int id) { puzzle.startCandidates->at(Cell(id / 9)).erase(Digit::fromIndex(id % 9)); });
            break;
        }
    EXPECT_LE(rater.rate(puzzle).hardest, 77);
    EXPECT_TRUE(rater.path(puzzle).isSolved);
}

TEST(ExplainerRating, SaysAtLeastWhenItsBudgetIsSpent) {
    const Puzzle puzzle(gridFromLine(kNishio).value());
    ExplainerRater rater;
    const ExplainerPath part = rater.path(puzzle, {}, 3);
    EXPECT_TRUE(part.rating.isAtLeast);
    EXPECT_FALSE(part.isSolved);
    EXPECT_LT(part.rating.hardest, 77);
}

}  // namespace
}  // namespace nonet
