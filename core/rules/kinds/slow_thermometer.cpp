#include "core/rules/kinds/slow_thermometer.h"

#include "core/rules/kinds/families.h"

namespace nonet {

MadeRule makeSlowThermometer(const Constraint& constraint, const RuleBoard& board) {
    return orderRule(constraint, board, false);
}

}  // namespace nonet
