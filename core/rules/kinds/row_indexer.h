#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// Where a cell of row r holds k, the cell of row k in its column holds r. Columns and rows are those
/// of the grid, from 1, which need not be square: a number beyond them stands in no such cell.
MadeRule makeRowIndexer(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
