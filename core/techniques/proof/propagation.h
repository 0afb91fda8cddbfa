// Truths that have one way left are followed: the way is placed, and what it sees goes. The order in which they are
// listed does not matter. Sound as each placement follows from the truth; a truth with no way left is the
// contradiction. Carries singles, wings, colouring, every chain that does not branch, and with guardians rectangles and
// BUG+1.
//
// Each change looks again only at the truths that it touches.
#pragma once

#include "core/techniques/proof/ways.h"

namespace nonet {

/// Follows the truths until none has one way left. False where one has none.
bool propagate(Position& position, std::span<const Truth> truths, DeadlyPatterns deadly);

}  // namespace nonet
