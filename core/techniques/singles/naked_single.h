#pragma once

#include "core/techniques/search.h"

namespace nonet {

// A cell with one candidate.
extern const Search kNakedSingleSearch;

}  // namespace nonet
