#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// Cells a king's move apart hold different symbols, over the whole board and across its grids.
MadeRule makeAntiKing(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
