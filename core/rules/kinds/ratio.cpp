#include "core/rules/kinds/ratio.h"

#include "core/rules/kinds/families.h"

namespace nonet {

MadeRule makeRatio(const Constraint& constraint, const RuleBoard& board) {
    return pairRule(pairsIn(constraint), board.pairsWhere([value = constraint.value().value_or(2)](int a, int b) {
        return a == value * b || b == value * a;
    }),
                    board);
}

}  // namespace nonet
