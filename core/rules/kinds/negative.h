#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// Cells next to each other without a mark do not stand in the relation of the marks, for none of the values. text:
/// the family, difference, ratio or sum. A mark of difference or of ratio exempts its pair from both families, one of
/// sum from sums. values empty: 1 for difference, 2 for ratio, 5 and 10 for sum.
MadeRule makeNegative(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
