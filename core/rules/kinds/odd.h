#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// Each of the cells holds an odd number.
MadeRule makeOdd(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
