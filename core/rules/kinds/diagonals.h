#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// No symbol stands twice on a diagonal of a square grid of the board; where it is as long as there are symbols, each
/// stands there. values: 0 the falling one (from the top left), 1 the rising one; none: both. Of a samurai each grid
/// has its own. Refused where no grid is square.
MadeRule makeDiagonals(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
