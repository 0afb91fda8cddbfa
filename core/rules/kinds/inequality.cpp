#include "core/rules/kinds/inequality.h"

#include "core/rules/kinds/families.h"

namespace nonet {

MadeRule makeInequality(const Constraint& constraint, const RuleBoard& board) {
    return pairRule(pairsIn(constraint), board.pairsWhere([](int a, int b) { return a > b; }), board);
}

}  // namespace nonet
