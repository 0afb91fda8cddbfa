#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// The number is smaller than those of all cells next to it that are not of the same mark.
MadeRule makeMinimum(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
