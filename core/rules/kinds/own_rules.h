#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// The two symbols of each part are a pair of the setter's own table. text: a formula of a and b, the two numbers
/// (rules/pair_formula.h), or the table, N times N signs, row by row by the first symbol, 1 for allowed and 0.
MadeRule makePairRule(const Constraint& constraint, const RuleBoard& board);

/// The symbols along each line, in order, match the setter's pattern (rules/line_pattern.h). text: the pattern.
MadeRule makeLineRule(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
