#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// No symbol stands there more often than in a house; as many cells as a house has are an exact one. Islands and the
/// sets of Trividoku are of this kind.
MadeRule makeExtra(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
