#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// The copies, all parts but the first, hold the same symbols place by place as the first. They may overlap.
MadeRule makeClone(const Constraint& constraint, const RuleBoard& board);

/// For each constraint, the number of its family, from 0; -1 where it is no clone. Clones are of one family where they
/// have an area in common, so that all areas of a family hold the same.
std::vector<int> cloneFamilies(const std::vector<Constraint>& constraints);

}  // namespace nonet
