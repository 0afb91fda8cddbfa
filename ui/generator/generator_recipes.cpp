// What GeneratorWindow does with recipes: the goals of the last time, and what a job is called after them.
#include "ui/generator/generator_form.h"
#include "ui/generator/generator_window.h"
#include "ui/generator/kept_recipes.h"
#include "ui/generator/recipe_cards.h"
#include "ui/generator/recipe_shelf.h"
#include "ui/text/goal_text.h"

#include <QPushButton>

#include <algorithm>

namespace nonet {
namespace {

/// Milliseconds after a key.
constexpr int kGoalsSaveDelay = 200;
const QString kTakenFrom = QStringLiteral("from");

}  // namespace

GeneratorWindow::~GeneratorWindow() { keepNow(); }

void GeneratorWindow::keepNow() {
    if (m_keepGoals.isActive())
        keepGoals();
}

void GeneratorWindow::keepGoals() {
    m_keepGoals.stop();
    QJsonObject goals = m_form->draft();
    goals.insert(kTakenFrom, m_taken.name);
    m_recipes.keepGoals(goals);
}

void GeneratorWindow::keepGoalsSoon() {
    // Whoever types on and on is not to lose it all.
    if (!m_keepGoals.isActive())
        m_keepGoals.start();
}

void GeneratorWindow::loadGoals() {
    const QJsonObject kept = m_recipes.goals();
    if (!m_form->setDraft(kept))
        m_form->setRecipe(recipeCards().front().recipe);
    // An earlier version kept the name with the recipe.
    const QString from =
        kept.value(kTakenFrom).toString(kept[QStringLiteral("recipe")][QStringLiteral("name")].toString());
    const std::optional<SavedRecipe> goals = m_form->recipe();
    const std::vector<SavedRecipe> recipes = m_recipes.recipes();
    const auto saved = std::ranges::find_if(recipes, [&](const SavedRecipe& each) { return each.name == from; });
    const auto& cards = recipeCards();
    const auto card = std::ranges::find_if(
        cards, [&](const RecipeCard& each) { return goals && haveSameGoals(each.recipe, *goals); });
    // The name that they go by is of the recipe as it is now, not of the goals made from it; a card's is in the
    // language that is spoken now.
    if (saved != recipes.end())
        m_taken = *saved;
    else
        m_taken = card != cards.end() ? card->recipe : cards.front().recipe;
    m_shelf->showChosen(saved != recipes.end() ? from : QString());
    showDetails(card == cards.end());
    m_keepGoals.setSingleShot(true);
    m_keepGoals.setInterval(kGoalsSaveDelay);
    connect(&m_keepGoals, &QTimer::timeout, this, &GeneratorWindow::keepGoals);
    connect(m_form, &GeneratorForm::changed, this, &GeneratorWindow::keepGoalsSoon);
}

void GeneratorWindow::showComplaints() {
    QStringList sentences = m_recipes.complaints();
    if (const int unread = m_recipes.unreadCount(); unread > 0)
        sentences.append(
            tr("%n saved recipe(s) in %1 cannot be read and are left out; the file keeps them.", nullptr, unread)
                .arg(m_recipes.store().file()));
    if (!sentences.isEmpty())
        // Once somebody listens.
        QTimer::singleShot(0, this, [this, sentences] { Q_EMIT failed(sentences.join(u' ')); });
}

void GeneratorWindow::useRecipe(const SavedRecipe& recipe) {
    m_taken = recipe;
    m_form->setRecipe(recipe);
}

void GeneratorWindow::saveRecipe(const QString& name) {
    std::optional<SavedRecipe> recipe = m_form->recipe();
    // The goals may have changed while the name was asked for.
    if (!recipe) {
        Q_EMIT failed(tr("%1 The recipe was not saved.").arg(m_form->fault()));
        return;
    }
    recipe->name = name;
    m_taken = *recipe;
    m_shelf->save(*recipe);
    keepGoalsSoon();
}

QString GeneratorWindow::jobName(const SavedRecipe& recipe) const {
    if (m_taken.name.isEmpty() || haveSameGoals(recipe, m_taken))
        return m_taken.name;
    for (const RecipeCard& card : recipeCards())
        if (haveSameGoals(recipe, card.recipe))
            return card.title;
    // Their own, whatever they were made from: that recipe's name would tell of other goals.
    const QString summary = goalSummary(recipe.goal);
    return summary.isEmpty() ? tr("Own goals") : tr("Own goals: %1", "what they ask for").arg(summary);
}

}  // namespace nonet
