// Unavoidable sets that a solved grid shows without a search: cells that can be refilled in another right way by
// swapping two digits, or two parallel lines of one chute. A puzzle with that grid as its one solution has a clue in
// every unavoidable set.
//
//   two digits:  1 . . | 2 . .      two rows of a band, swapped in the columns of one cycle:
//                2 . . | 1 . .      4 7 . . . . . . .
//                                   7 4 . . . . . . .
#pragma once

#include "core/board/cell_set.h"
#include "core/board/classic_digits.h"
#include "core/foundation/fixed_list.h"

namespace nonet {

/// At most four sets a pair of digits, and four a pair of lines.
using SmallUnavoidableSets = FixedList<ClassicCellSet, 216>;

/// The smallest sets of both kinds, of 4 to 14 cells, some twice. The argument is a solved grid. Cost: about two
/// microseconds.
SmallUnavoidableSets smallUnavoidableSets(const ClassicDigits& solution);

}  // namespace nonet
