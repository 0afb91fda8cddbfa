// Producer 19 of the Explainer scale: bivalue universal graves, types 1 to 4.
#pragma once

#include "core/techniques/explainer/explainer_hint.h"

namespace nonet::explainer {

/// 5.6 type 1, 5.7 types 2 and 4, 5.7 and 0.1 for each further cell type 3.
bool findBivalueUniversalGrave(const Board& board, Hint& hint);

}  // namespace nonet::explainer
