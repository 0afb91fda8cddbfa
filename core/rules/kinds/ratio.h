#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// One number is the value times the other, by default twice; 0 goes with 0 only.
MadeRule makeRatio(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
