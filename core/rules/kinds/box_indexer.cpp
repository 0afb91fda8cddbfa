#include "core/rules/kinds/box_indexer.h"

#include "core/rules/kinds/families.h"

#include <algorithm>

namespace nonet {

MadeRule makeBoxIndexer(const Constraint& constraint, const RuleBoard& board) {
    std::vector<IndexedCell> indexed;
    for (const Cell cell : constraint.cells()) {
        const std::optional<int> region = board.regionOf(cell);
        if (!region)
            return ConstraintFault::cellWithoutRegion;
        const std::vector<Cell>& list = board.regions()[static_cast<std::size_t>(*region)];
        indexed.push_back({cell, list, static_cast<int>(std::ranges::find(list, cell) - list.begin()) + 1});
    }
    return indexRule(std::move(indexed), board);
}

}  // namespace nonet
