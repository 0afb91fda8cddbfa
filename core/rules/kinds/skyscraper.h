#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// As many numbers as the value says are larger than all before them, seen from the outside place. Symbols without a
/// number and 0 are no buildings.
MadeRule makeSkyscraper(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
