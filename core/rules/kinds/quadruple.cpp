#include "core/rules/kinds/quadruple.h"

#include "core/rules/kinds/families.h"

namespace nonet {

MadeRule makeQuadruple(const Constraint& constraint, const RuleBoard& board) { return containRule(constraint, board); }

}  // namespace nonet
