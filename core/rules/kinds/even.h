#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// Each of the cells holds an even number; 0 is even.
MadeRule makeEven(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
