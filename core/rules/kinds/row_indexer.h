#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// Where a cell of row r holds k, the cell of row k in its column holds r. For square boards with the numbers 1 to
/// their side; columns and rows are those of the grid.
MadeRule makeRowIndexer(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
