#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// The two numbers differ by the value, by default 1.
MadeRule makeDifference(const Constraint& constraint, const RuleBoard& board);

/// One number is the value times the other, by default twice; 0 goes with 0 only.
MadeRule makeRatio(const Constraint& constraint, const RuleBoard& board);

/// The two numbers add up to the value.
MadeRule makeSum(const Constraint& constraint, const RuleBoard& board);

/// The first number is larger than the second.
MadeRule makeInequality(const Constraint& constraint, const RuleBoard& board);

/// The four cells round a corner hold each of the digits as often at least as it is listed; one to four digits.
MadeRule makeQuadruple(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
