#include "core/techniques/engine.h"
#include "core/techniques/technique_choice.h"
#include "tests/core/sample_puzzles.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace nonet {
namespace {

std::size_t at(TechniqueId id) { return static_cast<std::size_t>(id); }

TEST(TechniqueChoice, IsTheCataloguesAtFirst) {
    const TechniqueChoice choice;
    EXPECT_TRUE(choice.isStandard());
    EXPECT_EQ(choice.order.size(), static_cast<std::size_t>(kTechniqueCount));
    EXPECT_EQ(choice.order.front(), TechniqueId::fullHouse);
}

TEST(TechniqueChoice, SurvivesAsText) {
    TechniqueChoice choice;
    std::swap(choice.order[3], choice.order[20]);
    choice.allowed.reset(at(TechniqueId::xWing));
    choice.stopsBefore.set(at(TechniqueId::xyChain));
    choice.stopsBefore.set(at(TechniqueId::xWing));
    EXPECT_EQ(techniqueChoiceFrom(toText(choice)), choice);
    EXPECT_EQ(techniqueChoiceFrom(""), TechniqueChoice());
    EXPECT_EQ(techniqueChoiceFrom("0000 9999 0003")->order.size(), static_cast<std::size_t>(kTechniqueCount))
        << "a code of another version is passed over";
    EXPECT_FALSE(techniqueChoiceFrom("0000 0000").has_value());
}

TEST(TechniqueChoice, UpToHereLeavesOutWhatComesLater) {
    TechniqueChoice choice;
    std::swap(choice.order.front(), choice.order.back());
    choice = allowedUpTo(choice, choice.order[1]);
    EXPECT_TRUE(choice.allowed.test(at(TechniqueId::xyChain))) << "in the player's order, not the catalogue's";
    EXPECT_TRUE(choice.allowed.test(at(choice.order[1])));
    EXPECT_EQ(choice.allowed.count(), 2U);
}

TEST(TechniqueChoice, TheEngineFollowsItsOrderAndWhatIsOff) {
    const Position position = Position::fromPuzzle(test::samplePuzzles("0300").front());
    const std::optional<Step> first = nextStep(position);
    ASSERT_TRUE(first.has_value());
    TechniqueChoice choice;
    choice.allowed.reset(at(first->technique));
    const std::optional<Step> other = nextStep(position, {.techniques = choice});
    EXPECT_TRUE(!other || other->technique != first->technique);
    TechniqueChoice reversed;
    std::ranges::reverse(reversed.order);
    const std::vector<Step> steps = allSteps(position, {.techniques = reversed});
    ASSERT_FALSE(steps.empty());
    EXPECT_EQ(nextStep(position, {.techniques = reversed})->technique, steps.front().technique);
    EXPECT_TRUE(std::ranges::is_sorted(steps, std::greater(), [](const Step& step) { return step.technique; }));
}

TEST(TechniqueChoice, APathEndsBeforeTheFirstOfThese) {
    const Puzzle puzzle = test::samplePuzzles("0300").front();
    const SolvePath whole = solvePath(Position::fromPuzzle(puzzle));
    const auto found = std::ranges::find(whole.steps, TechniqueId::xWing, &Step::technique);
    ASSERT_NE(found, whole.steps.end());
    TechniqueChoice choice;
    choice.stopsBefore.set(at(TechniqueId::xWing));
    const SolvePath path = solvePath(Position::fromPuzzle(puzzle), {.techniques = choice});
    EXPECT_EQ(path.endedBefore, TechniqueId::xWing);
    EXPECT_FALSE(path.isSolved);
    EXPECT_EQ(path.steps, std::vector<Step>(whole.steps.begin(), found));
    EXPECT_FALSE(whole.endedBefore.has_value());
}

}  // namespace
}  // namespace nonet
