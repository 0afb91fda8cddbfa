#pragma once

#include "ui/generator/saved_recipe.h"
#include "ui/preferences/user_store.h"

#include <QObject>
#include <QSet>

#include <memory>
#include <vector>

namespace nonet {

/// Recipes under names, and the goals as they were set last, in a file that all windows share. What an earlier version
/// kept in recipes.json and goals.json is read once, and those files stay as they are.
class KeptRecipes : public QObject {
    Q_OBJECT

public:
    explicit KeptRecipes(const QString& dataFolder, FileSystem& files = systemFiles(), QObject* parent = nullptr);

    UserStore& store() { return m_store; }

    /// By name, as a person would sort them; without those that this version cannot read.
    std::vector<SavedRecipe> recipes() const;
    int unreadCount() const;
    /// What the start could not read and where it lies now, in sentences.
    const QStringList& complaints() const { return m_complaints; }

    /// As it is kept, to be put back; nothing where there is none.
    std::optional<QByteArray> kept(const QString& name) const;
    /// In memory it counts at once. Nothing in place of an Error: the disk has it. No value: the recipe goes.
    std::optional<Error> put(const QString& name, std::optional<QByteArray> value);
    std::optional<Error> save(const SavedRecipe& recipe);
    /// Saved or deleted, and not yet on the disk.
    bool isUnsaved(const QString& name) const { return m_unsaved.contains(name); }

    /// Empty where none were set yet.
    QJsonObject goals() const;
    void keepGoals(const QJsonObject& goals);

Q_SIGNALS:
    /// Another window changed recipes, or what was not saved is saved now.
    void changed();

private:
    void adoptLegacy(const QString& dataFolder, FileSystem& files);
    void reportUnsaved();

    UserStore m_store;
    QStringList m_complaints;
    /// Names whose last change is in memory only.
    QSet<QString> m_unsaved;
};

}  // namespace nonet
