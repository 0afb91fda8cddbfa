// A recipe as the window orders it and keeps it under a name.
#pragma once

#include "core/generators/recipe.h"

#include <QByteArray>
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

/// A JSON object with a list; what a newer or broken file has that does not fit is passed over.
QByteArray recipesToJson(const std::vector<SavedRecipe>& recipes);
std::vector<SavedRecipe> recipesFromJson(const QByteArray& json);

}  // namespace nonet
