#pragma once

#include "core/techniques/search.h"

namespace nonet {

// n cells of a house with only n digits between them take these digits: they go from every other cell that shares a
// house with all n cells.
//
// Where the cells of a pair or triple lie in a box and a line, and clear cells both of the box and of the line
// outside it, the step is a locked pair or triple (the intersections family), and no naked one.
extern const Search kNakedSubsetSearch;

}  // namespace nonet
