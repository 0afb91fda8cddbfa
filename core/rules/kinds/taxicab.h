#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// Two cells with the same number d are not d steps apart, steps counted up, down, left and right.
MadeRule makeTaxicab(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
