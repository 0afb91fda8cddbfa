#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// The two numbers add up to the value.
MadeRule makeSum(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
