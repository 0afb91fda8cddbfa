#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// The number in the circle, the first part, is the sum along each shaft, the other parts. Two or three circle cells
/// are one decimal number, read left to right and top to bottom, without a leading 0, where no number is above 9.
MadeRule makeArrow(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
