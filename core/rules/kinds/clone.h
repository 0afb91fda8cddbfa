#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// The copies, all parts but the first, hold the same symbols place by place as the first. They may overlap.
MadeRule makeClone(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
