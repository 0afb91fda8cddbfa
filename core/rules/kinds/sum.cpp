#include "core/rules/kinds/sum.h"

#include "core/rules/kinds/families.h"

namespace nonet {

MadeRule makeSum(const Constraint& constraint, const RuleBoard& board) {
    if (constraint.values.empty())
        return ConstraintFault::noValue;
    return pairRule(pairsIn(constraint),
                    board.pairsWhere([value = constraint.values.front()](int a, int b) { return a + b == value; }),
                    board);
}

}  // namespace nonet
