#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// Each of the cells holds a number above the value.
MadeRule makeGreater(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
