#include "core/rules/kinds/thermometer.h"

#include "core/rules/kinds/families.h"

namespace nonet {

MadeRule makeThermometer(const Constraint& constraint, const RuleBoard& board) {
    return orderRule(constraint, board, true);
}

}  // namespace nonet
