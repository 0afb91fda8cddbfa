#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// The four cells round a corner hold each of the digits as often at least as it is listed; one to four digits.
MadeRule makeQuadruple(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
