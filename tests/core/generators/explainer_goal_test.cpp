#include "core/batch/recipe_run.h"
#include "core/canonical/canonical_form.h"
#include "core/generators/explainer_goal.h"
#include "core/generators/recipe_text.h"
#include "tests/core/test_scale.h"

#include <gtest/gtest.h>
#include <set>

namespace nonet {
namespace {

TEST(ExplainerGoal, AsksForARangeForPearlsAndForDiamonds) {
    const ExplainerRating plain{.hardest = 71, .pearl = 20, .diamond = 12};
    const ExplainerRating pearl{.hardest = 71, .pearl = 71, .diamond = 26};
    const ExplainerRating diamond{.hardest = 71, .pearl = 71, .diamond = 71};
    EXPECT_FALSE(ExplainerGoal().asks());
    const ExplainerGoal range{.rating = {71, 75}};
    EXPECT_TRUE(range.asks());
    EXPECT_TRUE(range.isMetBy(plain));
    EXPECT_FALSE(range.isMetBy({.hardest = 70, .pearl = 70, .diamond = 70}));
    EXPECT_FALSE(range.isMetBy({.hardest = 76, .pearl = 20, .diamond = 12}));
    EXPECT_FALSE(range.isMetBy({.hardest = 71, .pearl = 20, .diamond = 12, .isAtLeast = true}));
    EXPECT_FALSE((ExplainerGoal{.isPearl = true}).isMetBy(plain));
    EXPECT_TRUE((ExplainerGoal{.isPearl = true}).isMetBy(pearl));
    EXPECT_FALSE((ExplainerGoal{.isDiamond = true}).isMetBy(pearl));
    EXPECT_TRUE((ExplainerGoal{.isDiamond = true}).isMetBy(diamond));
}

TEST(ExplainerGoal, ContradictsItselfOutsideTheScale) {
    EXPECT_EQ(contradictionIn(PuzzleGoal{.explainer = {.rating = {5, 9}}}), GoalContradiction::explainerOutOfReach);
    EXPECT_EQ(contradictionIn(PuzzleGoal{.explainer = {.rating = {120, 300}}}), GoalContradiction::explainerOutOfReach);
    EXPECT_EQ(contradictionIn(PuzzleGoal{.explainer = {.rating = {75, 71}}}), GoalContradiction::emptyRange);
    EXPECT_EQ(contradictionIn(PuzzleGoal{.explainer = {.rating = {13, 14}}}), GoalContradiction::explainerLeftOut);
    EXPECT_EQ(contradictionIn(PuzzleGoal{.explainer = {.rating = {63, 64}}}), GoalContradiction::explainerLeftOut);
    EXPECT_EQ(contradictionIn(PuzzleGoal{.explainer = {.rating = {13, 15}}}), GoalContradiction::none);
    EXPECT_EQ(contradictionIn(PuzzleGoal{.explainer = {.rating = {71, 75}}}), GoalContradiction::none);
    EXPECT_EQ(contradictionIn(PuzzleGoal{.level = Level::easy, .explainer = {.rating = {71, 75}}}),
              GoalContradiction::explainerAgainstSingles);
    EXPECT_EQ(contradictionIn(PuzzleGoal{.level = Level::easy, .explainer = {.rating = {20, 75}}}),
              GoalContradiction::none);
}

TEST(ExplainerGoal, IsTypedWithOneDecimal) {
    EXPECT_EQ(tenthsRangeFromText("7.1-7.5", {}), (IntRange{71, 75}));
    EXPECT_EQ(tenthsRangeFromText("7,1 \xe2\x80\x93 7,5", {}), (IntRange{71, 75}));
    EXPECT_EQ(tenthsRangeFromText("8", {}), (IntRange{80, 80}));
    EXPECT_EQ(tenthsRangeFromText("9.2-", {})->lowest, 92);
    EXPECT_EQ(tenthsRangeFromText("-2.6", {}), (IntRange{0, 26}));
    for (const char* wrong : {"7.5-7.1", "7.15", "7.", ".5", "7..1", "x", "-", "7.1-7.5-7.9", "1e1"})
        EXPECT_FALSE(tenthsRangeFromText(wrong, {})) << wrong;
    for (const char* text : {"7.1-7.5", "8.0", "9.2-", "-2.6", ""})
        EXPECT_EQ(tenthsRangeText(*tenthsRangeFromText(text, {}), {}), text);
}

/// Every puzzle rated afresh as the goal asks, and the same whatever the threads.
void expectFound(const Recipe& recipe, int count) {
    std::vector<std::string> lines[2];
    std::set<std::string> solutions;
    for (const int threads : {1, 2})
        runRecipe(
            {.recipe = recipe, .seed = 3, .count = static_cast<std::uint64_t>(count), .threads = threads},
            [&](const GoalPuzzle& found) {
                EXPECT_TRUE(found.rating.explainer);
                const ExplainerRating afresh = ExplainerRater().rate(found.puzzle);
                EXPECT_EQ(found.rating.explainer, afresh);
                EXPECT_TRUE(recipe.goal.explainer.isMetBy(afresh)) << afresh.hardest;
                EXPECT_TRUE(missedParts(recipe.goal, found.puzzle, RatingByUses{found.rating, found.uses}).none());
                solutions.insert(toLine(canonicalForm(ClassicDigits::from(found.solution)).form.toGrid()));
                lines[threads - 1].push_back(toLine(found.puzzle.givens));
                return true;
            });
    EXPECT_EQ(lines[0].size(), static_cast<std::size_t>(count));
    EXPECT_EQ(lines[0], lines[1]);
    EXPECT_EQ(solutions.size(), static_cast<std::size_t>(count)) << "a turned copy is no other solution";
}

TEST(ExplainerGoal, IsMetByWhatIsFound) {
    for (const IntRange range :
         {IntRange{10, 12}, IntRange{15, 15}, IntRange{20, 26}, IntRange{66, 66}, IntRange{71, 75}})
        expectFound({.goal = {.explainer = {.rating = range}}}, scaled(6));
    expectFound({.goal = {.explainer = {.rating = {85, 89}}}}, scaled(3));
    expectFound({.goal = {.explainer = {.rating = {26, 60}, .isPearl = true}}}, scaled(4));
    expectFound({.goal = {.explainer = {.rating = {26, 60}, .isDiamond = true}}}, scaled(2));
    // With goals of the other scale, and by other methods.
    expectFound({.goal = {.level = Level::hard, .explainer = {.rating = {20, 50}}, .symmetry = Symmetry::halfTurn}},
                scaled(3));
    expectFound({.method = GeneratorMethod::inverse, .goal = {.explainer = {.rating = {20, 30}}}}, scaled(3));
}

TEST(ExplainerGoal, PuzzlesAreRatedWhereTheRecipeSaysSo) {
    const auto isRated = [](bool asks) {
        const GoalPiece piece = generatePiece({.isRatedByExplainer = asks}, 7, 0, 4);
        EXPECT_FALSE(piece.found.empty());
        return std::ranges::all_of(piece.found,
                                   [](const GoalPuzzle& each) { return each.rating.explainer.has_value(); });
    };
    EXPECT_TRUE(isRated(true));
    EXPECT_FALSE(isRated(false));
}

}  // namespace
}  // namespace nonet
