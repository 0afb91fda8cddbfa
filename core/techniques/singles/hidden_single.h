#pragma once

#include "core/techniques/search.h"

namespace nonet {

// A digit with one place in a house.
extern const Search kHiddenSingleSearch;

}  // namespace nonet
