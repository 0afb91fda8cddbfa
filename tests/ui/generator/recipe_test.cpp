#include "core/solvers/search/search.h"
#include "ui/generator/recipe.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

constexpr IntRange kAny{};
constexpr IntRange kClues{.lowest = 0, .highest = 81};

std::optional<IntRange> range(const char* text, IntRange bounds = kClues) {
    return rangeFromText(QString::fromLatin1(text), bounds);
}

TEST(Recipe, ReadsRangesAndRefusesOthers) {
    EXPECT_EQ(range(""), kClues);
    EXPECT_EQ(range("24"), (IntRange{24, 24}));
    EXPECT_EQ(range(" 24 - 28 "), (IntRange{24, 28}));
    EXPECT_EQ(range("24-"), (IntRange{24, 81}));
    EXPECT_EQ(range("-28"), (IntRange{0, 28}));
    for (const char* wrong : {"28-24", "82", "-", "a", "1-2-3", "2.5", "99999999"})
        EXPECT_FALSE(range(wrong)) << wrong;
    for (const char* text : {"", "24", "24-28", "24-", "-28"})
        EXPECT_EQ(rangeText(*range(text), kClues), QLatin1String(text));
}

TEST(Recipe, ReadsPlansAndRefusesOthers) {
    const auto plan = [](const char* text) { return planFromText(QString::fromLatin1(text)); };
    EXPECT_TRUE(plan("")->empty());
    ASSERT_EQ(plan("t, single-first 400, d 500 3")->size(), 3U);
    EXPECT_EQ((*plan("d 500 3"))[0], (HeuristicStage{InverseHeuristic::d, 500, 3}));
    EXPECT_EQ(planText(*plan("t,single-first   400, d 500 3")), QStringLiteral("t, single-first 400, d 500 3"));
    for (const char* wrong : {"x", "t 730", "t -1", "t 1 2 3", "t a"})
        EXPECT_FALSE(plan(wrong)) << wrong;
}

Recipe fullRecipe() {
    Recipe recipe;
    recipe.name = QStringLiteral("Wings, drawn");
    recipe.method = GeneratorMethod::inverse;
    recipe.goal.level = Level::unfair;
    recipe.goal.score = {900, 1700};
    recipe.goal.needed = NeededTechnique{TechniqueId::xyWing, 2};
    recipe.goal.hardest = TechniqueId::xyWing;
    recipe.goal.allowed.reset(static_cast<std::size_t>(TechniqueId::jellyfish));
    recipe.goal.forbidden.set(static_cast<std::size_t>(TechniqueId::xWing));
    recipe.goal.width = {1, 3};
    recipe.goal.clues = {24, 28};
    recipe.goal.symmetry = Symmetry::halfTurn;
    recipe.goal.mask = ClassicCellSet();
    recipe.goal.mask->insert(Cell(0));
    recipe.goal.mask->insert(Cell(80));
    recipe.rank = InverseRank::coveringSets;
    recipe.plan = *planFromText(QStringLiteral("t, d 300"));
    recipe.seed = 18'000'000'000'000'000'000U;
    recipe.count = 7;
    recipe.seconds = 99;
    return recipe;
}

TEST(Recipe, ComesBackFromItsFileAsItWas) {
    const std::vector<Recipe> read = recipesFromJson(recipesToJson({fullRecipe(), Recipe()}));
    // One without a name is none.
    ASSERT_EQ(read.size(), 1U);
    EXPECT_EQ(recipesToJson(read), recipesToJson({fullRecipe()}));
    EXPECT_EQ(read[0].goal.needed, fullRecipe().goal.needed);
    EXPECT_EQ(read[0].goal.allowed, fullRecipe().goal.allowed);
    EXPECT_EQ(read[0].goal.mask, fullRecipe().goal.mask);
    EXPECT_EQ(read[0].plan, fullRecipe().plan);
    EXPECT_EQ(read[0].seed, fullRecipe().seed);
    for (const char* broken : {"", "[]", "{\"recipes\": 3}", "{\"recipes\": [{\"name\": \"a\", \"count\": -4}]}"})
        for (const Recipe& recipe : recipesFromJson(broken))
            EXPECT_EQ(recipe.count, 1);
}

TEST(Recipe, EveryMethodMakesProperPuzzlesThatDependOnTheSeedAlone) {
    for (const GeneratorMethod method : {GeneratorMethod::erase, GeneratorMethod::inverse, GeneratorMethod::shift}) {
        Recipe recipe;
        recipe.method = method;
        recipe.goal.clues = {17, 40};
        int found = 0;
        for (std::uint64_t piece = 0; piece < 3; ++piece) {
            const GoalPiece once = generatePiece(recipe, 5, piece);
            const GoalPiece again = generatePiece(recipe, 5, piece);
            ASSERT_EQ(once.found.size(), again.found.size());
            for (std::size_t i = 0; i < once.found.size(); ++i) {
                EXPECT_EQ(once.found[i].puzzle, again.found[i].puzzle);
                EXPECT_EQ(search(once.found[i].puzzle).count, 1U);
                EXPECT_LE(once.found[i].puzzle.givens.filledCount(), 40);
                ++found;
            }
        }
        EXPECT_GT(found, 0) << static_cast<int>(method);
    }
}

}  // namespace
}  // namespace nonet
