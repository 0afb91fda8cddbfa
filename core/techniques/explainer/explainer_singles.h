// Producers 1 to 5 of the Explainer scale: the steps that place a digit at once.
#pragma once

#include "core/techniques/explainer/explainer_hint.h"

namespace nonet::explainer {

/// 1.0 the last open cell of a house, 1.2 in a block, 1.5 in a line.
bool findHiddenSingle(const Board& board, Hint& hint);
/// 1.7 pointing and 1.9 claiming which leave a third house, beside the first, one place.
bool findDirectLocking(const Board& board, Hint& hint);
/// 2.3
bool findNakedSingle(const Board& board, Hint& hint);
/// 2.0 a hidden pair, 2.5 a hidden triplet which leaves another digit of the house one place. size is 2 or 3.
bool findDirectHiddenSet(const Board& board, int size, Hint& hint);

}  // namespace nonet::explainer
