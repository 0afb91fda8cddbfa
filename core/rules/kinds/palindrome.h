#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// The k-th cells from either end of the line hold the same symbol.
MadeRule makePalindrome(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
