#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// The line can be cut into pieces that each add up to the value, by default 10.
MadeRule makeSumLine(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
