#include "core/rules/kinds/greater.h"

#include "core/rules/kinds/families.h"

namespace nonet {

MadeRule makeGreater(const Constraint& constraint, const RuleBoard& board) {
    return numberRule(
        constraint.parts, [value = *constraint.value()](int number) { return number > value; }, board);
}

}  // namespace nonet
