#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// Where one of the cells holds the number k, exactly k of them do.
MadeRule makeCountingCircles(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
