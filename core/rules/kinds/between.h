#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// The numbers inside the line are strictly between those at its two ends, whichever is the larger.
MadeRule makeBetween(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
