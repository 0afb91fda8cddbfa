#pragma once

#include "core/techniques/search.h"

namespace nonet {

// A house with one blank cell: its missing digit goes there.
extern const Search kFullHouseSearch;

}  // namespace nonet
