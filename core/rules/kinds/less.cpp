#include "core/rules/kinds/less.h"

#include "core/rules/kinds/families.h"

namespace nonet {

MadeRule makeLess(const Constraint& constraint, const RuleBoard& board) {
    if (constraint.values.empty())
        return ConstraintFault::noValue;
    return numberRule(
        constraint.parts, [value = constraint.values.front()](int number) { return number < value; }, board);
}

}  // namespace nonet
