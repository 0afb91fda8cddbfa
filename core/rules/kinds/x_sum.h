#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// The first k numbers from the outside place on add up to the value, where k is the first of them. A first 0 gives
/// 0.
MadeRule makeXSum(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
