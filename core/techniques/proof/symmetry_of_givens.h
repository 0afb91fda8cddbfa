// The only solution goes into itself (certificate.h), so a candidate is true just where its image is. The claim: every
// candidate goes that stands against an image of its own, as an 8 does that becomes a 7 where it is; then every one
// whose image is none, and again until nothing goes; and then a cell, or a digit in a house, has none left.
#pragma once

#include "core/techniques/argument.h"
#include "core/techniques/position.h"

namespace nonet {

/// The position has the negation assumed in it; the symmetry is certified.
bool contradicts(const Position& position, const SymmetryOfGivens& symmetry);

}  // namespace nonet
