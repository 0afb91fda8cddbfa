#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// Cells (a, b) apart, in all eight directions, do not both hold the same one of the digits; without digits: of any.
/// values: a and b.
MadeRule makeLeaper(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
