#pragma once

#include "core/techniques/search.h"

namespace nonet {

// n digits of a house with only n places between them fill these places: every other candidate goes from them.
extern const Search kHiddenSubsetSearch;

}  // namespace nonet
