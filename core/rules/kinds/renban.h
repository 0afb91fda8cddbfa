#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// The symbols are different and their numbers follow each other, in any order. A cell that the line visits twice
/// counts once.
MadeRule makeRenban(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
