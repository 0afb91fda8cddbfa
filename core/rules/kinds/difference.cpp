#include "core/rules/kinds/difference.h"

#include "core/rules/kinds/families.h"

#include <cstdlib>

namespace nonet {

MadeRule makeDifference(const Constraint& constraint, const RuleBoard& board) {
    return pairRule(pairsIn(constraint), board.pairsWhere([value = constraint.value().value_or(1)](int a, int b) {
        return std::abs(a - b) == value;
    }),
                    board);
}

}  // namespace nonet
