#pragma once

#include "core/techniques/search.h"

namespace nonet {

// A basic fish whose base lines have a few candidates more, outside the cover lines: the fins, all in one box. Either
// a fin is true or the fish is, so what the fish clears and every fin sees goes.
//
//   . * . | . * f
//   . . . | . x .     finned X-Wing: rows (*), columns, fin (f); of the column's candidates only the x see the fin
//   . . . | . x .
//   ------+------
//   . * . | . * .
//
// Sashimi where without the fins some base line keeps at most one candidate, so that no fish would be left (here:
// without the * beside the f). At most five fins (HoDoKu's limit).
// Finned and Sashimi of one size come from one search.
extern const Search kFinnedXWingSearch;
extern const Search kFinnedSwordfishSearch;
extern const Search kFinnedJellyfishSearch;

}  // namespace nonet
