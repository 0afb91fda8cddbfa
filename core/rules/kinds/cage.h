#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// No symbol stands twice in the cage, and where it has a sum its numbers add up to that.
MadeRule makeCage(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
