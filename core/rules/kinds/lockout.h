#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// The two ends differ by the value at least, by default half the highest number rounded down, and no number inside
/// the line is from the smaller to the larger end, these included. As in SudokuVariantSolverJS.
MadeRule makeLockout(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
