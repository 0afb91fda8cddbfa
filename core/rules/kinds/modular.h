#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// As many cells that follow each other on the line as the value says, by default 3, differ in what is left when the
/// number is divided by it.
MadeRule makeModular(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
