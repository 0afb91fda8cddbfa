#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// Of any three cells that follow each other on the line one is low, one middle and one high, by thirds of the
/// numbers; of two cells both are of different thirds.
MadeRule makeEntropic(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
