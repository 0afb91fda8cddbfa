#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// Where the cell at place p of its region holds k, the cell at place k of that region holds p; places are counted
/// from 1 in reading order. A cell without a region is a fault.
MadeRule makeBoxIndexer(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
