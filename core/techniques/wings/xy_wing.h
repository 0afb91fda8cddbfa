#pragma once

#include "core/techniques/search.h"

namespace nonet {

/// A pivot with candidates XY sees two pincers with XZ and YZ: whichever digit the pivot takes, one pincer is Z, which
/// goes from every cell that sees both.
extern const Search kXyWingSearch;

/// A pivot with candidates XYZ sees two pincers with XZ and YZ: one of the three is Z, which goes from every cell that
/// sees all of them.
extern const Search kXyzWingSearch;

}  // namespace nonet
