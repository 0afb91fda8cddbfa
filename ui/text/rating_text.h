#pragma once

#include "core/rating/rating.h"

#include <QString>

#include <optional>
#include <string>

namespace nonet {

/// "Hard 940", "at least Hard 940" where an earlier technique may be missing here, or beyondTechniques().
QString levelAndScore(const HodokuRating& rating, const std::string& profile,
                      const std::optional<int>& explainer = std::nullopt);
QString levelAndScore(Level level, int score);
QString atLeast(const QString& rating);
/// "Hard 940 · ER 4.5": with the ER, in tenths, where that is known.
QString withExplainer(const QString& rating, const std::optional<int>& explainer);
/// That the hint techniques of the profile of that name do not finish the puzzle, and its ER (in tenths) where that is
/// known: "harder than Nonet's hints · ER 9.0". One's own profile tries what its owner switched on.
QString beyondTechniques(const std::string& profile, const std::optional<int>& explainer = std::nullopt);

}  // namespace nonet
