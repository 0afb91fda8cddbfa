#include "core/generators/rejection_sampling.h"
#include "core/solvers/search/search.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(RejectionSampling, GivesPuzzlesOfTheLevelAskedFor) {
    RandomSource random(4);
    for (const Level level : {Level::easy, Level::medium, Level::hard, Level::unfair}) {
        const PuzzleGoal goal{.level = level};
        const RejectionOutcome outcome = sampleByRejection(goal, random, 2000);
        ASSERT_TRUE(outcome.puzzle) << static_cast<int>(level);
        EXPECT_EQ(search(outcome.puzzle->puzzle).count, 1U);
        EXPECT_EQ(search(outcome.puzzle->puzzle).first, outcome.puzzle->solution);
        EXPECT_TRUE(missedParts(goal, outcome.puzzle->puzzle, rate(outcome.puzzle->puzzle)).none());
    }
}

TEST(RejectionSampling, GivesPuzzlesWhoseHardestTechniqueIsTheOneAskedFor) {
    RandomSource random(5);
    for (const TechniqueId id : {TechniqueId::lockedCandidates1, TechniqueId::nakedPair, TechniqueId::xyWing}) {
        const RejectionOutcome outcome = sampleByRejection({.hardest = id}, random, 5000);
        ASSERT_TRUE(outcome.puzzle);
        EXPECT_EQ(outcome.puzzle->rating.hodoku.hardest, id);
    }
}

TEST(RejectionSampling, KeepsClueRangeAndSymmetry) {
    RandomSource random(6);
    const RejectionOutcome outcome =
        sampleByRejection({.clues = {26, 30}, .symmetry = Symmetry::halfTurn}, random, 200);
    ASSERT_TRUE(outcome.puzzle);
    const Grid& givens = outcome.puzzle->puzzle.givens;
    EXPECT_GE(givens.filledCount(), 26);
    EXPECT_LE(givens.filledCount(), 30);
    for (int i = 0; i < 81; ++i)
        EXPECT_EQ(givens.isBlank(Cell(i)), givens.isBlank(Cell(80 - i)));
}

TEST(RejectionSampling, StopsWhenAskedAndAtItsTries) {
    RandomSource random(7);
    std::stop_source source;
    source.request_stop();
    EXPECT_TRUE(sampleByRejection({}, random, 10, source.get_token()).wasStopped);
    const RejectionOutcome impossible = sampleByRejection({.clues = {0, 16}}, random, 3);
    EXPECT_FALSE(impossible.puzzle);
    EXPECT_EQ(impossible.tried, 3U);
}

}  // namespace
}  // namespace nonet
