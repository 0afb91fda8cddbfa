#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// The symbols along each line, in order, match the setter's pattern (rules/line_pattern.h). text: the pattern.
MadeRule makeLineRule(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
