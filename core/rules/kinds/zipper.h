#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// Pairs of cells at the same distance from the middle of the line have one sum; where there is a middle cell it
/// holds that sum. Of two cells nothing is asked.
MadeRule makeZipper(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
