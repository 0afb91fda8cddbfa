#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// The cells hold each of the digits as often at least as it is listed.
MadeRule makeContains(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
