// The conjugate pairs of a digit are linked into components; in each, neighbours alternate between two colours, and one
// colour is true throughout, the other false throughout.
#pragma once

#include "core/techniques/search.h"

namespace nonet {

/// Wrap: a colour with two cells in one house is false, all of its candidates go. Trap: what sees both colours sees the
/// true one, and goes. Component by component, the wrap first; one pair alone says no more than locked candidates do.
extern const Search kSimpleColoursSearch;

}  // namespace nonet
