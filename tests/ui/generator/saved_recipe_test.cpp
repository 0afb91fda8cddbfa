#include "core/generators/recipe_text.h"
#include "core/techniques/catalogue.h"
#include "ui/generator/saved_recipe.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <gtest/gtest.h>

namespace nonet {
namespace {

SavedRecipe fullRecipe() {
    SavedRecipe recipe;
    recipe.name = QStringLiteral("Wings, drawn");
    recipe.method = GeneratorMethod::inverse;
    recipe.goal.level = Level::unfair;
    recipe.goal.score = {900, 1700};
    recipe.goal.needed = NeededTechnique{TechniqueId::xyWing, 2};
    recipe.goal.hardest = TechniqueId::xyWing;
    recipe.goal.allowed.reset(static_cast<std::size_t>(TechniqueId::jellyfish));
    recipe.goal.forbidden.set(static_cast<std::size_t>(TechniqueId::xWing));
    recipe.goal.width = {1, 3};
    recipe.goal.explainer = {.rating = {71, 75}, .isPearl = true};
    recipe.goal.clues = {24, 28};
    recipe.goal.symmetry = Symmetry::halfTurn;
    recipe.goal.mask = ClassicCellSet();
    recipe.goal.mask->insert(Cell(0));
    recipe.goal.mask->insert(Cell(80));
    recipe.rank = InverseRank::coveringSets;
    recipe.plan = *planFromText("t, d 300");
    recipe.seed = 18'000'000'000'000'000'000U;
    recipe.count = 7;
    recipe.seconds = 99;
    return recipe;
}

TEST(SavedRecipe, ComesBackFromItsTextAsItWas) {
    const std::optional<SavedRecipe> read = recipeFromJson(recipeToJson(fullRecipe()));
    ASSERT_TRUE(read);
    EXPECT_EQ(recipeToJson(*read), recipeToJson(fullRecipe()));
    EXPECT_EQ(read->goal.needed, fullRecipe().goal.needed);
    EXPECT_EQ(read->goal.allowed, fullRecipe().goal.allowed);
    EXPECT_EQ(read->goal.mask, fullRecipe().goal.mask);
    EXPECT_EQ(read->goal.explainer, fullRecipe().goal.explainer);
    EXPECT_EQ(read->plan, fullRecipe().plan);
    EXPECT_EQ(read->seed, fullRecipe().seed);
    EXPECT_TRUE(recipeFromJson(recipeToJson(SavedRecipe()))) << "the goals of a form have no name";
    for (const char* odd : {"{}", R"({"name": "a", "count": -4})"}) {
        const std::optional<SavedRecipe> recipe = recipeFromJson(QJsonDocument::fromJson(odd).object());
        ASSERT_TRUE(recipe) << odd;
        EXPECT_EQ(recipe->count, 1);
    }
    EXPECT_FALSE(recipeFromJson({{QStringLiteral("needed"), QStringLiteral("no such code")}}));
}

TEST(SavedRecipe, KeepsSeveralNeededTechniques) {
    SavedRecipe recipe = fullRecipe();
    recipe.goal.alsoNeeded.set(static_cast<std::size_t>(TechniqueId::skyscraper));
    recipe.goal.alsoNeeded.set(static_cast<std::size_t>(TechniqueId::nakedPair));
    const std::optional<SavedRecipe> read = recipeFromJson(recipeToJson(recipe));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->goal.alsoNeeded, recipe.goal.alsoNeeded);
    EXPECT_FALSE(haveSameGoals(*read, fullRecipe()));
}

/// What version 0.1 wrote, without its line breaks.
constexpr const char* kOfVersion01 =
    R"({"recipes":[{"allowed":["0000","0003","0002","0110","0111","0100","0101","0200","0201","0210","0211","0202",)"
    R"("0212","0300","0301","0703","0610","0400","0401","0403","0402","0803","0800","0801","0600","0601","0602",)"
    R"("0603","0310","0320","0311","0321","0312","0322","0500","0501","0701","0702"],"clues":"24-28","count":7,)"
    R"("forbidden":["0300"],"hardest":"0800","level":3,)"
    R"("mask":"1...............................................................................1","method":1,)"
    R"("name":"Wings, drawn","needed":"0800","plan":"t, d 300","rank":3,"score":"900-1700","seconds":99,)"
    R"("seed":"18000000000000000000","symmetry":1,"times":2,"width":"1-3"},{"clues":"","count":10,"method":0,)"
    R"("name":"Plain","plan":"","rank":4,"score":"","seconds":60,"symmetry":0,"width":""}]})";

TEST(SavedRecipe, ReadsTheRecipesOfVersion01) {
    const QJsonArray entries = QJsonDocument::fromJson(kOfVersion01)[u"recipes"].toArray();
    std::vector<SavedRecipe> read;
    for (const QJsonValueConstRef each : entries)
        read.push_back(recipeFromJson(each.toObject()).value());
    ASSERT_EQ(read.size(), 2U);
    // What it allowed was a list, so a technique that came later is not in it.
    SavedRecipe full = fullRecipe();
    full.goal.explainer = {};
    full.goal.allowed.reset();
    for (const QJsonValueConstRef code : entries[0].toObject()[u"allowed"].toArray())
        full.goal.allowed.set(static_cast<std::size_t>(*techniqueByCode(code.toString().toStdString())));
    EXPECT_FALSE(full.goal.allowed.test(static_cast<std::size_t>(TechniqueId::jellyfish)));
    EXPECT_EQ(recipeToJson(read[0]), recipeToJson(full));
    SavedRecipe plain;
    plain.name = QStringLiteral("Plain");
    EXPECT_EQ(recipeToJson(read[1]), recipeToJson(plain));
    // And writes them as they were.
    for (int i = 0; i < 2; ++i)
        EXPECT_EQ(recipeToJson(read[static_cast<std::size_t>(i)]), entries[i].toObject());
}

}  // namespace
}  // namespace nonet
