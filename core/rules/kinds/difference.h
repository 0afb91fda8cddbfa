#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// The two numbers differ by the value, by default 1.
MadeRule makeDifference(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
