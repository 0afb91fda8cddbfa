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
    const ExplainerGoal jewel{.rating = {71, 95}, .isPearl = true, .isDiamond = true};
    EXPECT_EQ(goalSummary({.explainer = jewel}).toStdString(), "ER 7.1\u20139.5, diamond") << "which is a pearl";
    EXPECT_EQ(goalSummary({.explainer = {.isPearl = true}}).toStdString(), "pearl");
}

TEST(GoalText, NamesWhatOfExplainersRatingIsMissed) {
    GoalParts missed;
    missed.set(static_cast<std::size_t>(GoalPart::explainer));
    const auto text = [&missed](const ExplainerGoal& goal, const ExplainerRating& rating) {
        return goalMissText(missed, goal, rating).toStdString();
    };
    const ExplainerRating found{.hardest = 71, .pearl = 20, .diamond = 26};
    EXPECT_EQ(text({.rating = {71, 95}, .isDiamond = true}, found), "diamond (ED 2.6)");
    EXPECT_EQ(text({.rating = {71, 95}, .isPearl = true}, found), "pearl (EP 2.0)");
    EXPECT_EQ(text({.rating = {71, 95}}, {.hardest = 98, .pearl = 20, .diamond = 26}), "ER 9.8");
    EXPECT_EQ(text({.rating = {80, 95}, .isDiamond = true}, found), "ER 7.1, diamond (ED 2.6)");
    missed.set(static_cast<std::size_t>(GoalPart::clues));
    EXPECT_EQ(text({.isDiamond = true}, found), "clues, diamond (ED 2.6)");
    const std::string whole = goalPartsText(missed).toStdString();
    EXPECT_EQ(text({.rating = {71, 95}}, {.hardest = 72, .isAtLeast = true}), whole) << "a rating that was stopped";
    EXPECT_EQ(goalMissText(missed, {}, std::nullopt).toStdString(), whole);
}

TEST(RatingText, SaysAtLeastWhereATechniqueMayBeMissing) {
    HodokuRating rating{.isComplete = true, .isPartial = false, .level = Level::hard, .score = 940, .hardest = {}};
    EXPECT_EQ(levelAndScore(rating, "hodoku").toStdString(), "Hard 940");
    rating.isPartial = true;
    EXPECT_EQ(levelAndScore(rating, "hodoku").toStdString(), "at least Hard 940");
    rating.level = Level::extreme;
    EXPECT_EQ(levelAndScore(rating, "hodoku").toStdString(), "Extreme, at least 940") << "no level is higher";
    rating.isComplete = false;
    EXPECT_EQ(levelAndScore(rating, "hodoku").toStdString(), "harder than Nonet’s hints");
    EXPECT_EQ(levelAndScore(rating, "hodoku", 90).toStdString(), "harder than Nonet’s hints · ER 9.0");
    EXPECT_EQ(levelAndScore(rating, "Mine").toStdString(), "harder than your techniques");
    rating.isComplete = true;
    EXPECT_EQ(levelAndScore(rating, "hodoku", 90).toStdString(), "Extreme, at least 940") << "a level says enough";
}

}  // namespace
}  // namespace nonet
