// The inverse at the level of clues: from the solved grid, clues go in random order, each only while what is left is
// good. A clue that must stay once must stay for good, so one pass ends where no clue can go.
//
// More clues never make less good, so clues are not tried one by one. For the next clues in order, half of them are put
// back at a time:
//
//     order  [ a b c d | e f g h ]     all of e..h and the clues that must stay: are a..d known?
//                                      then they all go at once; else the same with a b | c d, and so on.
//
// Putting back is what a closure does well: it goes on from where it stands.
#pragma once

#include "core/board/symmetry.h"
#include "core/foundation/random_source.h"
#include "core/generators/inverse/closure.h"

namespace nonet {

struct ClueRemovalOptions {
    InverseMethods methods = InverseRank::xWings;
    Symmetry symmetry = Symmetry::none;
    /// Stops at this many clues; 0 goes on while any can go.
    int fewestClues = 0;
};

/// Clues of the solution, those of `from` that are left once whole orbits of them were tried in random order. For a
/// symmetry, the orbits of `from` are completed first.
/// `from` must be good. Cost: a tenth of a millisecond.
ClassicDigits removeClues(const ClassicDigits& solution, const ClassicDigits& from, RandomSource& random,
                          const ClueRemovalOptions& options = {});

}  // namespace nonet
