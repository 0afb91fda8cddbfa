// Which puzzles are isomorphs, the same but for their look: the smallest of all boards that relabelling and the
// 3,359,232 geometric maps make of a board, and the number of maps that leave the board as it is.
//
// Blanks count as 0, cells are read row by row, so the smallest board has its emptiest row on top and names the digits
// in the order of their first appearance. Two boards are equivalent exactly if their forms are equal.
#pragma once

#include "core/canonical/classic_transform.h"

namespace nonet {

struct CanonicalForm {
    ClassicDigits form;
    /// Order of the group of geometric maps that some relabelling completes to a map of the board onto itself; the
    /// identity counts. Divides kGeometricMaps.
    std::uint64_t automorphisms = 1;
    /// One map with apply(map, board) == form.
    ClassicTransform map;
};

/// Accepts every board: puzzles, full grids, the empty board, boards with clashes. Cost: a microsecond for a minimal
/// puzzle, three for a full grid; some milliseconds where a board has thousands of automorphisms, and up to 0.2 seconds
/// where a row or column holds a digit twice. Allocates nothing.
CanonicalForm canonicalForm(const ClassicDigits& board);

/// A number that equivalent boards share on every platform and in every version, so that it may be stored. A hash of
/// the form's 81 characters, blanks as 0.
std::uint64_t identity(const CanonicalForm& canonical);

}  // namespace nonet
