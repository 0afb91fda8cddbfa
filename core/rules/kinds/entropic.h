#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// Any three cells that follow each other on the line hold one low, one middle and one high number, by thirds of the
/// numbers; two cells hold numbers of different thirds.
MadeRule makeEntropic(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
