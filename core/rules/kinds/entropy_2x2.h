#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// Each 2 x 2 area has one symbol at least of each third of the numbers, low, middle and high.
MadeRule makeEntropy2x2(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
