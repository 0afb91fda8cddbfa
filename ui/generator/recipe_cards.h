#pragma once

#include "ui/generator/saved_recipe.h"

#include <QWidget>

class QPushButton;

namespace nonet {

/// A recipe to begin with, for whoever knows what to play and not what a goal is.
struct RecipeCard {
    /// The object name of its button: "recipeQuick".
    const char* id;
    QString title;
    QString about;
    SavedRecipe recipe;
};

/// Named after its title.
const std::vector<RecipeCard>& recipeCards();

/// The five, one over the other; the chosen one is marked as long as the goals are its own.
class RecipeCards : public QWidget {
    Q_OBJECT

public:
    explicit RecipeCards(QWidget* parent = nullptr);

    /// Marks the card of this recipe, or none.
    void showChosen(const std::optional<SavedRecipe>& recipe);

Q_SIGNALS:
    void chosen(const nonet::SavedRecipe& recipe);

private:
    QPushButton* makeCard(const RecipeCard& card);

    std::vector<QPushButton*> m_buttons;
};

}  // namespace nonet
