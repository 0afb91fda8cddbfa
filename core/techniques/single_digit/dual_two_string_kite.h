// Two 2-string kites (two_strong_links.h) over the same two cells b and c of a box: each of them is an end of its row's
// pair and of its column's.
//
//      .  b  .  |  .  .  e        e and d hold the digit between them, so it goes from x;
//      c  .  .  |  .  f  .        f and g do, so it goes from y
//      ---------+---------
//      d  .  .  |  .  .  x
//      .  g  .  |  .  y  .
#pragma once

#include "core/techniques/search.h"

namespace nonet {
extern const Search kDualTwoStringKiteSearch;

}  // namespace nonet
