#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// Each of the cells holds one of the digits.
MadeRule makeOneOf(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
