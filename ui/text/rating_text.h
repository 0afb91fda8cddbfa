#pragma once

#include "core/rating/rating.h"

#include <QString>

namespace nonet {

/// "Hard 940", "at least Hard 940" where an earlier technique may be missing here, or that the techniques do not finish
/// the puzzle: those of the profile of that name.
QString levelAndScore(const HodokuRating& rating, const std::string& profile);
QString levelAndScore(Level level, int score);
QString atLeast(const QString& rating);
/// One's own profile tries what its owner switched on.
QString beyondTechniques(const std::string& profile);

}  // namespace nonet
