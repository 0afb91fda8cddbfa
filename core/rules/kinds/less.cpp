#include "core/rules/kinds/less.h"

#include "core/rules/kinds/families.h"

namespace nonet {

MadeRule makeLess(const Constraint& constraint, const RuleBoard& board) {
    return numberRule(
        constraint.parts, [value = *constraint.value()](int number) { return number < value; }, board);
}

}  // namespace nonet
