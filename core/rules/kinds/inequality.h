#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// The first number is larger than the second.
MadeRule makeInequality(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
