#include "core/rating/rating.h"
#include "test_paths.h"

#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>

namespace nonet {
namespace {

SolvePath pathOf(std::initializer_list<TechniqueId> techniques, bool isSolved = true) {
    SolvePath path;
    path.isSolved = isSolved;
    for (const TechniqueId id : techniques) {
        Step step;
        step.technique = id;
        path.steps.push_back(step);
    }
    return path;
}

TEST(HodokuRating, AddsScoresAndTakesTheHardestLevel) {
    const HodokuRating rating =
        rateHodoku(pathOf({TechniqueId::fullHouse, TechniqueId::hiddenSingle, TechniqueId::xWing}));
    EXPECT_EQ(rating.score, 4 + 14 + 140);
    EXPECT_EQ(rating.level, Level::hard);
    EXPECT_EQ(rating.hardest, TechniqueId::xWing);
    EXPECT_TRUE(rating.isComplete);
    EXPECT_FALSE(rating.isPartial);
}

TEST(HodokuRating, RaisesTheLevelWhereTheScoreIsAboveItsMaximum) {
    SolvePath path;
    path.isSolved = true;
    Step single;
    single.technique = TechniqueId::hiddenSingle;
    // 57 hidden singles score 798, 58 score 812.
    path.steps.assign(57, single);
    EXPECT_EQ(rateHodoku(path).level, Level::easy);
    path.steps.assign(58, single);
    EXPECT_EQ(rateHodoku(path).level, Level::medium);
    path.steps.assign(72, single);
    EXPECT_EQ(rateHodoku(path).level, Level::hard);
    path.steps.assign(200, single);
    EXPECT_EQ(rateHodoku(path).level, Level::extreme);
}

TEST(HodokuRating, IsPartialPastATechniqueThatDoesNotExistHere) {
    EXPECT_FALSE(rateHodoku(pathOf({TechniqueId::uniqueRectangle4})).isPartial);
    // HoDoKu tries uniqueness tests 5 and 6 before finned fish.
    EXPECT_TRUE(rateHodoku(pathOf({TechniqueId::finnedXWing})).isPartial);
    EXPECT_TRUE(rateHodoku(pathOf({TechniqueId::fullHouse}, false)).isPartial);
    EXPECT_FALSE(rateHodoku(pathOf({TechniqueId::fullHouse}, false)).isComplete);
}

TEST(Rating, LeavesUniquenessOutOfCandidateOnlyPuzzles) {
    // A sample whose path needs a unique rectangle, given by its candidates instead of its givens alone.
    std::ifstream samples(std::string(NONET_SOURCE_DIR) + "/resources/samples/puzzles.tsv");
    int looked = 0;
    for (std::string line; std::getline(samples, line);) {
        if (line.find("\t0600\t") == std::string::npos)
            continue;
        ++looked;
        Puzzle puzzle(gridFromLine(line.substr(0, 81)).value());
        const auto usesRectangle = [](const Puzzle& rated) {
            const RatingReport report = rate(rated);
            return std::ranges::any_of(report.path.steps,
                                       [](const Step& step) { return technique(step.technique).assumesUniqueness; });
        };
        EXPECT_TRUE(usesRectangle(puzzle)) << line;
        puzzle.startCandidates = puzzle.initialCandidates();
        EXPECT_FALSE(usesRectangle(puzzle)) << line;
    }
    EXPECT_GT(looked, 0);
}

TEST(CandidateDifficulty, FollowsItsFormula) {
    EXPECT_DOUBLE_EQ(candidateWeight(1), 0.1);
    EXPECT_DOUBLE_EQ(candidateWeight(4), 9.1);
    EXPECT_DOUBLE_EQ(candidateWeight(9), 64.1);
    Grid almost =
        gridFromLine("812753649943682175675491283154237896369845721287169534521974368438526917796318452").value();
    EXPECT_EQ(candidateDifficulty(Puzzle(almost)), CandidateDifficulty());
    almost.clear(Cell(0));
    // One cell with one candidate at the start, none after singles.
    EXPECT_EQ(candidateDifficulty(Puzzle(almost)), (CandidateDifficulty{.atStart = 0.1}));
    EXPECT_DOUBLE_EQ(candidateDifficulty(Puzzle(almost)).total(), 0.1);
}

TEST(CandidateDifficulty, CountsWhatSinglesLeaveEightTimes) {
    Grid rectangle =
        gridFromLine("812753649943682175675491283154237896369845721287169534521974368438526917796318452").value();
    // 2 and 3 in r1c36, 3 and 2 in r2c36: each of the four cells is left with both, and singles find nothing.
    for (const int cell : {2, 5, 11, 14})
        rectangle.clear(Cell(cell));
    const CandidateDifficulty difficulty = candidateDifficulty(Puzzle(rectangle));
    EXPECT_DOUBLE_EQ(difficulty.atStart, 4 * 1.1);
    EXPECT_DOUBLE_EQ(difficulty.afterSingles, 4 * 1.1);
    EXPECT_DOUBLE_EQ(difficulty.total(), 4.4 + 8 * 4.4);
}

TEST(Rating, HasBothStagesOfD) {
    // [Inverse]'s puzzle, with singles as the engine places them.
    const Puzzle puzzle(
        gridFromLine("4...96..8.59.24..6.6.3...94..2....6.68....451.7.....8.8154..6277.....8..2...68.15").value());
    const RatingReport report = rate(puzzle);
    ASSERT_TRUE(report.candidateDifficulty);
    EXPECT_FALSE(report.explainer);
    const Position start = Position::fromPuzzle(puzzle);
    const Position after = solvePath(start, {.allowed = techniquesOf(TechniqueFamily::singles)}).end;
    EXPECT_DOUBLE_EQ(report.candidateDifficulty->atStart, candidateWeight(start));
    EXPECT_DOUBLE_EQ(report.candidateDifficulty->afterSingles, candidateWeight(after));
}

}  // namespace
}  // namespace nonet
