// A recipe as the window orders it and keeps it under a name.
#pragma once

#include "core/generators/recipe.h"

#include <QByteArray>
#include <QJsonArray>
#include <QString>

namespace nonet {

struct SavedRecipe : Recipe {
    QString name;
    /// Nothing: another one each time.
    std::optional<std::uint64_t> seed;
    int count = 10;
    /// After which the order ends with what was found.
    int seconds = 60;
};

inline constexpr int kMostOrdered = 10'000;
inline constexpr int kMostSeconds = 86'400;

/// Apart from name, seed, count and time.
bool haveSameGoals(const SavedRecipe& a, const SavedRecipe& b);

/// Entries of a file that are no recipes, or ask for what this version does not know: kept, so that the file loses
/// nothing.
using UnreadRecipes = QJsonArray;

/// A JSON object with a list; what a broken file has beside it is passed over.
QByteArray recipesToJson(const std::vector<SavedRecipe>& recipes, const UnreadRecipes& unread = {});
std::vector<SavedRecipe> recipesFromJson(const QByteArray& json, UnreadRecipes* unread = nullptr);

}  // namespace nonet
