#include "ui/text/goal_text.h"
#include "ui/text/rating_text.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

std::string sentenceOf(const PuzzleGoal& goal) {
    return goalContradictionSentence(contradictionIn(goal), goal).toStdString();
}

TEST(GoalText, NamesTheTechniqueThatTheGoalBars) {
    EXPECT_EQ(sentenceOf({.level = Level::easy, .hardest = TechniqueId::xyChain}), "XY-Chain is harder than Easy.");
    EXPECT_EQ(sentenceOf({.hardest = TechniqueId::xWing, .needed = NeededTechnique{TechniqueId::xyChain, 1}}),
              "XY-Chain is harder than X-Wing.");
    PuzzleGoal without{.needed = NeededTechnique{TechniqueId::xWing, 1}};
    without.forbidden.set(static_cast<std::size_t>(TechniqueId::xWing));
    EXPECT_EQ(sentenceOf(without), "The path may not use X-Wing.");
    EXPECT_EQ(sentenceOf({}), "");
}

TEST(GoalText, TellsInFewWordsWhatAGoalAsksFor) {
    EXPECT_EQ(goalSummary({}).toStdString(), "");
    PuzzleGoal goal{.level = Level::hard, .score = {.lowest = 700}, .needed = NeededTechnique{TechniqueId::xWing, 1}};
    goal.hardest = TechniqueId::xWing;
    goal.explainer.rating = {40, 50};
    goal.clues = {24, 30};
    EXPECT_EQ(goalSummary(goal).toStdString(), "Hard, X-Wing, score 700\u2013, ER 4.0\u20135.0, 24\u201330 clues");
    EXPECT_EQ(goalSummary({.clues = {25, 25}}).toStdString(), "25 clues");
}

TEST(RatingText, SaysAtLeastWhereATechniqueMayBeMissing) {
    HodokuRating rating{.isComplete = true, .isPartial = false, .level = Level::hard, .score = 940, .hardest = {}};
    EXPECT_EQ(levelAndScore(rating, "hodoku").toStdString(), "Hard 940");
    rating.isPartial = true;
    EXPECT_EQ(levelAndScore(rating, "hodoku").toStdString(), "at least Hard 940");
    rating.level = Level::extreme;
    EXPECT_EQ(levelAndScore(rating, "hodoku").toStdString(), "Extreme, at least 940") << "no level is higher";
    rating.isComplete = false;
    EXPECT_EQ(levelAndScore(rating, "hodoku").toStdString(), "beyond the known techniques");
    EXPECT_EQ(levelAndScore(rating, "Mine").toStdString(), "beyond the techniques switched on");
}

}  // namespace
}  // namespace nonet
