#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// No symbol stands twice in the cage, and where it has a sum its numbers add up to that.
MadeRule makeCage(const Constraint& constraint, const RuleBoard& board);

/// No symbol stands there more often than in a house; as many cells as a house has are an exact one. Islands and the
/// sets of Trividoku are of this kind.
MadeRule makeExtra(const Constraint& constraint, const RuleBoard& board);

/// The copies, all parts but the first, hold the same symbols place by place as the first. They may overlap.
MadeRule makeClone(const Constraint& constraint, const RuleBoard& board);

/// For each constraint, the number of its family, from 0; -1 where it is no clone. Clones are of one family where they
/// have an area in common, so that all areas of a family hold the same.
std::vector<int> cloneFamilies(const std::vector<Constraint>& constraints);

/// The cells hold each of the digits as often at least as it is listed.
MadeRule makeContains(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
