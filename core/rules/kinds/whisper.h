#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// Numbers that follow each other on the line differ by the value at least, by default half of one more than the
/// symbols, rounded down: 5 of 9. A closed line's last and first do as well.
MadeRule makeWhisper(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
