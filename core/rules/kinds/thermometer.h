#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// The numbers rise along each line from the bulb, its first cell. Branches share the bulb. A line longer than there
/// are numbers can never hold.
MadeRule makeThermometer(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
