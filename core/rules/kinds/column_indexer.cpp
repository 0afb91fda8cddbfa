#include "core/rules/kinds/column_indexer.h"

#include "core/rules/kinds/families.h"

namespace nonet {

MadeRule makeColumnIndexer(const Constraint& constraint, const RuleBoard& board) {
    return lineIndexer(constraint, board, LineIndexer::ofColumns);
}

}  // namespace nonet
