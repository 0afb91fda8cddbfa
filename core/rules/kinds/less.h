#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// Each of the cells holds a number below the value.
MadeRule makeLess(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
