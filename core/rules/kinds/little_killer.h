#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// The numbers on the diagonal from the outside place on add up to the value; they may repeat.
MadeRule makeLittleKiller(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
