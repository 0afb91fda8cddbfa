#include "core/rules/kinds/row_indexer.h"

#include "core/rules/kinds/families.h"

namespace nonet {

MadeRule makeRowIndexer(const Constraint& constraint, const RuleBoard& board) {
    return lineIndexer(constraint, board, LineIndexer::ofRows);
}

}  // namespace nonet
