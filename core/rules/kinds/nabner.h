#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// No two cells anywhere on the line hold numbers that are equal or follow each other.
MadeRule makeNabner(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
