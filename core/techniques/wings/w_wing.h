#pragma once

#include "core/techniques/search.h"

namespace nonet {

/// Two cells with the same two candidates XY, not seeing each other, joined by a conjugate pair of X with one end
/// beside either: they cannot both be X, so one is Y, which goes from every cell that sees both.
extern const Search kWWingSearch;

}  // namespace nonet
