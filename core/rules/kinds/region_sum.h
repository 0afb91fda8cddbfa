#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// The line is cut where it enters another region, and every piece has the same sum. A region that is entered twice
/// gives two pieces; cells of no region are left out and do not cut. Of one piece nothing is asked.
MadeRule makeRegionSum(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
