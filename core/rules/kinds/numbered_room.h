#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// The k-th cell from the outside place on holds the digit, where k is the number in the first.
MadeRule makeNumberedRoom(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
