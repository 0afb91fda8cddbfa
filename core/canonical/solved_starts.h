// The maps of a full grid that make its two smallest first rows, found from how two rows of a band share their
// mini-rows, so that 216 maps are looked at instead of 46,656.
//
//     A  1 2 3 | 4 5 6 | 7 8 9        Let row A become the first row and row B the second. Three digits of B's first
//     B  4 5 6 | 7 8 9 | 1 2 3        mini-row come from A's second and third. Where a band's mini-rows are the same
//                                     three sets in each row, all three come from one, and B can begin with 456.
//     A  1 2 3 | 4 5 6 | 7 8 9
//     B  4 5 7 | 8 9 1 | 2 3 6        Else two come from one (that stack becomes the second) and one from the other:
//                                     B begins with 457, and the order of the columns follows but for three choices:
// which stack is the first, which of its two columns is the left one; the columns of 8 and 9 come as B's second
// mini-row asks.
#pragma once

#include "core/canonical/map_search.h"

namespace nonet {

/// Searches on from those first two rows. The grid must be solved.
void searchSolved(const BothWays& grid, MapSearch& search);

}  // namespace nonet
