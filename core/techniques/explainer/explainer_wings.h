// Producers 13, 14, 20 and 22 of the Explainer scale: wings and aligned exclusion.
#pragma once

#include "core/techniques/explainer/explainer_hint.h"

namespace nonet::explainer {

/// 4.2
bool findXyWing(const Board& board, Hint& hint);
/// 4.4
bool findXyzWing(const Board& board, Hint& hint);
/// 6.2: two cells, of whose combinations each must be left by two or more common peers with two candidates.
bool findAlignedPairExclusion(const Board& board, Hint& hint);
/// 7.5: three cells; their common peers may have three candidates.
bool findAlignedTripletExclusion(const Board& board, Hint& hint);

}  // namespace nonet::explainer
