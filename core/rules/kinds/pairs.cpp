#include "core/rules/kinds/pairs.h"

#include "core/rules/kinds/families.h"

#include <cstdlib>

namespace nonet {

MadeRule makeDifference(const Constraint& constraint, const RuleBoard& board) {
    return pairRule(pairsIn(constraint), board.pairsWhere([value = constraint.value().value_or(1)](int a, int b) {
        return std::abs(a - b) == value;
    }),
                    board);
}

MadeRule makeRatio(const Constraint& constraint, const RuleBoard& board) {
    return pairRule(pairsIn(constraint), board.pairsWhere([value = constraint.value().value_or(2)](int a, int b) {
        return a == value * b || b == value * a;
    }),
                    board);
}

MadeRule makeSum(const Constraint& constraint, const RuleBoard& board) {
    if (constraint.values.empty())
        return ConstraintFault::noValue;
    return pairRule(pairsIn(constraint),
                    board.pairsWhere([value = constraint.values.front()](int a, int b) { return a + b == value; }),
                    board);
}

MadeRule makeInequality(const Constraint& constraint, const RuleBoard& board) {
    return pairRule(pairsIn(constraint), board.pairsWhere([](int a, int b) { return a > b; }), board);
}

MadeRule makeQuadruple(const Constraint& constraint, const RuleBoard& board) { return containRule(constraint, board); }

}  // namespace nonet
