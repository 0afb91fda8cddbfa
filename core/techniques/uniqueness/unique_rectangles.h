// Four cells in two rows, two columns and two boxes, none of them given: were they to hold two digits X and Y only,
// exchanging X and Y in them would give a second solution. So in a puzzle with exactly one solution they never do.
//
//      X Y .  |  X Y .           floor: the cells without any other candidate
//      . . .  |  . . .           roof: the others
//      X Y z  |  X z w
//
// A cell may lack one of the two digits as long as the digits on the board allow it there: HoDoKu's "missing
// candidates".
//
// Type 1: three floor cells; the fourth holds neither X nor Y.
// Type 2: both roof cells have the same one extra digit; one of them holds it, so it goes from every cell that sees
// both. Type 3: one of two roof cells holds an extra digit; together they act as one cell with the extra digits as
// candidates,
//         and make a naked subset with other cells of a house that they share, which hold neither X nor Y. Where the
//         subset lies in a line and a box at once, both are cleared.
// Type 4: no cell that sees both roof cells has X, so one of them holds it; Y goes from both.
//
// From the lowest two-candidate cell on; a set of four cells is looked at once, with the pair of the first such cell.
#pragma once

#include "core/techniques/search.h"

namespace nonet {
extern const Search kUniqueRectangleSearch;

}  // namespace nonet
