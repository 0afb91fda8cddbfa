#include "core/rules/kinds/cage.h"

#include "core/rules/kinds/families.h"

namespace nonet {

MadeRule makeCage(const Constraint& constraint, const RuleBoard& board) {
    const std::vector<Cell> cells = withoutRepeats(constraint.cells());
    const std::optional<int> sum = constraint.value();
    RelationList relations;
    if (!sum) {
        relations.add(Distinct{cells});
        if (static_cast<int>(cells.size()) > board.symbolCount())
            relations.add(SetTable{cells, {}});
    } else {
        needNumbers(relations, cells, board);
        relations.add(DistinctSum{cells, *sum});
    }
    return Rule(std::move(relations), [cells, sum](const FullBoard& full) {
        return full.areDistinct(cells) && (!sum || (full.haveNumbers(cells) && full.sum(cells) == *sum));
    });
}

}  // namespace nonet
