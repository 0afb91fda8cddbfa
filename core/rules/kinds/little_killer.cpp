#include "core/rules/kinds/little_killer.h"

#include "core/rules/kinds/families.h"

namespace nonet {

MadeRule makeLittleKiller(const Constraint& constraint, const RuleBoard& board) {
    if (!constraint.place)
        return ConstraintFault::noPlace;
    if (constraint.values.empty())
        return ConstraintFault::noValue;
    const std::vector<Cell> cells = board.from(*constraint.place);
    const int sum = constraint.values.front();
    LinearSum relation{{}, sum};
    for (const Cell cell : cells)
        relation.terms.push_back({cell, 1});
    RelationList relations;
    needNumbers(relations, cells, board);
    relations.add(std::move(relation));
    return Rule(std::move(relations),
                [cells, sum](const FullBoard& full) { return full.haveNumbers(cells) && full.sum(cells) == sum; });
}

}  // namespace nonet
