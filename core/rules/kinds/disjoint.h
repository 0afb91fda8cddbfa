#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// The k-th cells of all regions of a grid, in reading order, hold different symbols, for each k. Regions must be of
/// one size; they may be irregular. As in Rangsk's solver.
MadeRule makeDisjoint(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
