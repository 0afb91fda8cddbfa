// What GeneratorWindow does with recipes: those of a file, the goals of the last time, and what a job is called after
// them.
#include "core/storage/replace_file.h"
#include "ui/generator/generator_form.h"
#include "ui/generator/generator_window.h"
#include "ui/generator/recipe_cards.h"
#include "ui/text/error_text.h"
#include "ui/text/goal_text.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QInputDialog>
#include <QPushButton>
#include <QTimer>

#include <algorithm>

namespace nonet {

GeneratorWindow::~GeneratorWindow() {
    std::optional<SavedRecipe> recipe = m_form->recipe();
    if (!recipe)
        return;
    recipe->name = m_taken.name.isEmpty() ? QStringLiteral("goals") : m_taken.name;
    // Goals are soon set again: where they cannot be written, nobody is told.
    static_cast<void>(replaceFile(goalsFile().toStdString(), recipesToJson({*recipe}).toStdString()));
}

QString GeneratorWindow::goalsFile() const {
    return QFileInfo(m_recipeFile).dir().filePath(QStringLiteral("goals.json"));
}

void GeneratorWindow::loadGoals() {
    QFile file(goalsFile());
    const std::vector<SavedRecipe> kept =
        file.open(QIODevice::ReadOnly) ? recipesFromJson(file.readAll()) : std::vector<SavedRecipe>();
    SavedRecipe goals = kept.empty() ? recipeCards().front().recipe : kept.front();
    const auto isOf = [&goals](const SavedRecipe& known) { return known.name == goals.name; };
    const auto saved = std::find_if(m_recipes.begin(), m_recipes.end(), isOf);
    if (saved != m_recipes.end())
        showRecipes(goals.name);
    takeRecipe(goals);
    const auto& cards = recipeCards();
    const auto card =
        std::ranges::find_if(cards, [&](const RecipeCard& each) { return haveSameGoals(each.recipe, goals); });
    // The name that they go by is of the recipe as it is now, not of the goals made from it; a card's is in the
    // language that is spoken now.
    if (saved != m_recipes.end())
        m_taken = *saved;
    else
        m_taken = card != cards.end() ? card->recipe : cards.front().recipe;
    showDetails(card == cards.end());
}

void GeneratorWindow::takeRecipe(const SavedRecipe& recipe) {
    m_taken = recipe;
    m_form->setRecipe(recipe);
}

void GeneratorWindow::loadRecipes() {
    QFile file(m_recipeFile);
    if (file.open(QIODevice::ReadOnly))
        m_recipes = recipesFromJson(file.readAll(), &m_unreadRecipes);
    showRecipes({});
    if (!m_unreadRecipes.isEmpty())
        // Once somebody listens.
        QTimer::singleShot(0, this, [this] {
            Q_EMIT failed(tr("%n saved recipe(s) in %1 cannot be read and are left out; the file keeps them.", nullptr,
                             static_cast<int>(m_unreadRecipes.size()))
                              .arg(m_recipeFile));
        });
}

void GeneratorWindow::keepRecipes() {
    const QByteArray json = recipesToJson(m_recipes, m_unreadRecipes);
    if (const std::optional<Error> error = replaceFile(m_recipeFile.toStdString(), json.toStdString()))
        Q_EMIT failed(errorSentence(*error));
}

void GeneratorWindow::showRecipes(const QString& chosen) {
    m_recipeList->clear();
    m_recipeList->addItem(tr("No recipe"));
    for (const SavedRecipe& recipe : m_recipes)
        m_recipeList->addItem(recipe.name);
    m_recipeList->setCurrentIndex(std::max(0, m_recipeList->findText(chosen)));
    m_removeRecipe->setEnabled(m_recipeList->currentIndex() > 0);
}

void GeneratorWindow::askForName() {
    auto* dialog = new QInputDialog(this);
    dialog->setObjectName(QStringLiteral("recipeDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Save the recipe"));
    dialog->setLabelText(tr("Name of the recipe (replaces one of the same name):"));
    dialog->resize(360, dialog->sizeHint().height());
    if (m_recipeList->currentIndex() > 0)
        dialog->setTextValue(m_recipeList->currentText());
    connect(dialog, &QInputDialog::textValueSelected, this, &GeneratorWindow::saveRecipe);
    dialog->show();
}

void GeneratorWindow::saveRecipe(const QString& name) {
    std::optional<SavedRecipe> recipe = m_form->recipe();
    // The goals may have changed while the name was asked for.
    if (!recipe)
        Q_EMIT failed(tr("%1 The recipe was not saved.").arg(m_form->fault()));
    if (!recipe || name.trimmed().isEmpty())
        return;
    recipe->name = name.trimmed();
    m_taken = *recipe;
    const auto known = std::find_if(m_recipes.begin(), m_recipes.end(),
                                    [&](const SavedRecipe& each) { return each.name == recipe->name; });
    if (known == m_recipes.end())
        m_recipes.push_back(*recipe);
    else
        *known = *recipe;
    keepRecipes();
    showRecipes(recipe->name);
}

void GeneratorWindow::removeRecipe() {
    const int index = m_recipeList->currentIndex();
    if (index <= 0)
        return;
    m_recipes.erase(m_recipes.begin() + (index - 1));
    keepRecipes();
    showRecipes({});
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
