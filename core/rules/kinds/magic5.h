#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// A cell with 5 has no number above 5 directly above it; a box's border does not matter. The top row is free
/// [Variants].
MadeRule makeMagic5(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
