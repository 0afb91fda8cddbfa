#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// The two ends together are the sum of the cells between them.
MadeRule makeDoubleArrow(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
