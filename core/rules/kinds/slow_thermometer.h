#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// The numbers never fall along each line from the bulb, its first cell.
MadeRule makeSlowThermometer(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
