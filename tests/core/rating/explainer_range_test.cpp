#include "core/rating/explainer_range.h"
#include "core/solvers/search/search.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

const char* const kEasy = "..............67..31.........5..8.7..2...9..38..7...54....4...9.5.26..4...6.9318.";
const char* const kNishioForm = "38...6.......4...54...73....6........3..8...179....8.4...7...92...6...4.628..9...";

TEST(ExplainerRange, IsOverTheSameCopiesForTheSameSeed) {
    const Puzzle puzzle(gridFromLine(kNishioForm).value());
    const std::vector<Puzzle> copies = explainerCopies(puzzle);
    ASSERT_EQ(copies.size(), 20U);
    EXPECT_EQ(explainerCopies(puzzle), copies);
    EXPECT_NE(explainerCopies(puzzle, {.seed = 1}), copies);
    EXPECT_EQ(explainerCopies(puzzle, {.seed = 1}), explainerCopies(puzzle, {.seed = 1}));
    const std::vector<Puzzle> fewer = explainerCopies(puzzle, {.copies = 3});
    EXPECT_TRUE(std::equal(fewer.begin(), fewer.end(), copies.begin())) << "more copies begin with the same ones";
    for (const Puzzle& copy : copies) {
        EXPECT_NE(copy.givens, puzzle.givens);
        EXPECT_EQ(copy.givens.filledCount(), puzzle.givens.filledCount());
        EXPECT_EQ(search(copy).count, 1U);
    }
}

TEST(ExplainerRange, CopiesKeepTheirStartCandidates) {
    Puzzle puzzle(gridFromLine(kEasy).value());
    puzzle.startCandidates = puzzle.initialCandidates();
    puzzle.givens = Grid();
    for (const Puzzle& copy : explainerCopies(puzzle, {.copies = 3})) {
        ASSERT_TRUE(copy.startCandidates);
        EXPECT_EQ(copy.startCandidates->count(), puzzle.startCandidates->count());
        ExplainerRater rater;
        EXPECT_EQ(rater.rate(copy).hardest, 20);
    }
}

TEST(ExplainerRange, TellsTheEndsAndHowManyDiffer) {
    const Puzzle puzzle(gridFromLine(kNishioForm).value());
    ExplainerRater rater;
    const ExplainerRating own = rater.rate(puzzle);
    const ExplainerRangeOptions options{.copies = 6, .seed = 3};
    int lowest = own.hardest;
    int highest = own.hardest;
    int different = 0;
    for (const Puzzle& copy : explainerCopies(puzzle, options)) {
        const int hardest = rater.rate(copy).hardest;
        lowest = std::min(lowest, hardest);
        highest = std::max(highest, hardest);
        different += hardest != own.hardest ? 1 : 0;
    }
    std::vector<int> told;
    const ExplainerRange range = explainerRange(rater, puzzle, own, options, {},
                                                [&](const ExplainerRange& known) { told.push_back(known.copies); });
    EXPECT_EQ(range, (ExplainerRange{
                         .copies = 6, .lowest = lowest, .highest = highest, .different = different, .tooLong = 0}));
    EXPECT_EQ(told, (std::vector<int>{1, 2, 3, 4, 5, 6}));
    EXPECT_EQ(explainerRange(rater, puzzle, own, options), range);
}

TEST(ExplainerRange, KeepsWhatItHasWhereItIsStoppedOrTakesTooLong) {
    const Puzzle puzzle(gridFromLine(kNishioForm).value());
    ExplainerRater rater;
    const ExplainerRating own = rater.rate(puzzle);
    std::stop_source stop;
    const ExplainerRange part =
        explainerRange(rater, puzzle, own, {.copies = 6}, stop.get_token(), [&](const ExplainerRange& known) {
            if (known.copies == 2)
                stop.request_stop();
        });
    EXPECT_TRUE(part.wasStopped);
    EXPECT_EQ(part.copies, 2);
    const ExplainerRange none = explainerRange(rater, puzzle, own, {.copies = 3, .most = 2});
    EXPECT_EQ(none, (ExplainerRange{.copies = 0, .lowest = own.hardest, .highest = own.hardest, .tooLong = 3}));
}

}  // namespace
}  // namespace nonet
