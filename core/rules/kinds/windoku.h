#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// The windows hold no symbol twice: (r-1) times (r-1) areas of r x r, r+1 cells apart, from the second row and
/// column on. For grids with square boxes of r x r and as many symbols; others are refused.
MadeRule makeWindoku(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
