#include "core/rules/kinds/even.h"

#include "core/rules/kinds/families.h"

namespace nonet {

MadeRule makeEven(const Constraint& constraint, const RuleBoard& board) {
    return numberRule(
        constraint.parts, [](int number) { return number % 2 == 0; }, board);
}

}  // namespace nonet
