#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// The numbers strictly between the cells with the lowest and the highest number add up to the value, 0 where these
/// are next to each other. Each of both stands in the line once.
MadeRule makeSandwich(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
