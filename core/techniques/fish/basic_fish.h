#pragma once

#include "core/techniques/search.h"

namespace nonet {

// n rows whose candidates of a digit lie in n columns use these columns up: the digit goes from their other cells.
// Likewise n columns in n rows.
//
//   . * . . * .
//   . x . . x .     X-Wing: two rows (*), two columns; the x go
//   . * . . * .
extern const Search kBasicFishSearch;

}  // namespace nonet
