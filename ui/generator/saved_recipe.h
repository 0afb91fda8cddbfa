// A recipe as the window orders it and keeps it under a name.
#pragma once

#include "core/generators/recipe.h"

#include <QJsonObject>
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

/// The profile and isRatedByExplainer are not part of it.
QJsonObject recipeToJson(const SavedRecipe& recipe);
/// Nothing of what asks for something that this version does not know. The name may be empty.
std::optional<SavedRecipe> recipeFromJson(const QJsonObject& json);

/// Apart from name, seed, count and time.
bool haveSameGoals(const SavedRecipe& a, const SavedRecipe& b);

}  // namespace nonet
