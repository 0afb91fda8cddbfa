#pragma once

#include "core/techniques/search.h"

namespace nonet {

// Type 1, pointing: a digit's places in a box lie in one line; it goes from the rest of the line.
// Type 2, claiming: a digit's places in a line lie in one box; it goes from the rest of the box.
extern const Search kLockedCandidatesSearch;

}  // namespace nonet
