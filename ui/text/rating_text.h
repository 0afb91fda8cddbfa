#pragma once

#include "core/rating/rating.h"

#include <QString>

namespace nonet {

/// "Hard 940", "at least Hard 940" where an earlier technique may be missing here, or that the techniques do not finish
/// the puzzle.
QString levelAndScore(const HodokuRating& rating);
QString levelAndScore(Level level, int score);
QString atLeast(const QString& rating);
QString beyondTechniques();

}  // namespace nonet
