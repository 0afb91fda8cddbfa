// What commands that reason from a position share: where it comes from, and how its rating is printed.
#pragma once

#include "core/formats/format.h"
#include "core/rating/rating.h"

#include <string_view>

namespace nonet {

/// The board as it stands: givens, entered digits, candidates.
Position positionOf(const PuzzleRecord& record);

/// "easy" ... "extreme", or "incomplete": the same in every language.
std::string_view levelCode(const HodokuRating& rating);

}  // namespace nonet
