// The only solution goes into itself (certificate.h), so a candidate is true just where its image is. The claim: after
// every candidate has gone whose image is none, and again until nothing goes, a cell or a digit in a house has none
// left.
//
// So a cell that stays where it is holds a digit that stays what it is, since a solved cell has no other candidate; and
// a candidate goes whose image, or the image's image, is none or stands against it.
#pragma once

#include "core/techniques/argument.h"
#include "core/techniques/position.h"

namespace nonet {

/// The position has the negation assumed in it; the symmetry is certified.
bool contradicts(const Position& position, const SymmetryOfGivens& symmetry);

}  // namespace nonet
