#pragma once

#include "ui/generator/saved_recipe.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace nonet {

class KeptRecipes;

/// The saved recipes: to choose from, to save under a name and to delete, with a line that says what became of the last
/// one and takes it back.
class RecipeShelf : public QWidget {
    Q_OBJECT

public:
    /// recipes outlives it.
    explicit RecipeShelf(KeptRecipes& recipes, QWidget* parent = nullptr);

    /// Nothing: no recipe of the list is marked.
    void showChosen(const QString& name);
    /// Whether the goals may be saved; the reason where they may not.
    void setSavable(bool isSavable, const QString& tip);
    void save(const SavedRecipe& recipe);

Q_SIGNALS:
    /// One without a name: no recipe.
    void chosen(const nonet::SavedRecipe& recipe);
    /// The goals are to be saved under that name.
    void saveRequested(const QString& name);

private:
    enum class Done : std::uint8_t { saved, replaced, deleted, undone };

    void showList();
    void choose(int index);
    QString chosenName() const;
    void askForName();
    void removeChosen();
    void put(const QString& name, std::optional<QByteArray> value, Done done);
    void undo();
    QString faultSentence(const Error& error, bool isThere) const;
    QString doneSentence(bool isThere) const;
    void tell(const std::optional<Error>& error);
    void refresh();

    KeptRecipes& m_recipes;
    QComboBox* m_list;
    QPushButton* m_save;
    QPushButton* m_remove;
    QWidget* m_line;
    QLabel* m_said;
    QPushButton* m_undo;
    /// The last that was done, and what was there before.
    QString m_name;
    std::optional<QByteArray> m_before;
    Done m_done = Done::saved;
    bool m_tellsFault = false;
};

}  // namespace nonet
