#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// Cells a knight's move apart hold different symbols, over the whole board and across its grids.
MadeRule makeAntiKnight(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
