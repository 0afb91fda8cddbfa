#pragma once

#include "core/canonical/classic_transform.h"
#include "core/rules/puzzle.h"

namespace nonet {

/// The classic puzzle with its lines, chutes and digits exchanged: givens and start candidates, nothing else of it.
Puzzle transformedPuzzle(const ClassicTransform& transform, const Puzzle& puzzle);

}  // namespace nonet
