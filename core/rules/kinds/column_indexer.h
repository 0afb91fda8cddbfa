#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// Where a cell of column c holds k, the cell of column k in its row holds c. As row_indexer otherwise.
MadeRule makeColumnIndexer(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
