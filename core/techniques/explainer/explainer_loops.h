// Producer 15 of the Explainer scale: unique rectangles and loops, types 1 to 4.
#pragma once

#include "core/techniques/explainer/explainer_hint.h"

namespace nonet::explainer {

/// 4.5; 0.1, 0.2, 0.5 more for 6, 8, 10 cells; type 3 as much more as its set is large. The easiest of all loops; of
/// equal ones that of the lower type, then the first found.
bool findUniqueLoop(const Board& board, Hint& hint);

}  // namespace nonet::explainer
