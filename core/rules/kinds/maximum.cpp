#include "core/rules/kinds/maximum.h"

#include "core/rules/kinds/families.h"

namespace nonet {

MadeRule makeMaximum(const Constraint& constraint, const RuleBoard& board) {
    return pairRule(extremePairs(constraint, board), board.pairsWhere([](int a, int b) { return a > b; }), board);
}

}  // namespace nonet
