#include "core/rules/kinds/contains.h"

#include "core/rules/kinds/families.h"

namespace nonet {

MadeRule makeContains(const Constraint& constraint, const RuleBoard& board) { return containRule(constraint, board); }

}  // namespace nonet
