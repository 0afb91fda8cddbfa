#include "core/rules/kinds/minimum.h"

#include "core/rules/kinds/families.h"

namespace nonet {

MadeRule makeMinimum(const Constraint& constraint, const RuleBoard& board) {
    return pairRule(extremePairs(constraint, board), board.pairsWhere([](int a, int b) { return a < b; }), board);
}

}  // namespace nonet
