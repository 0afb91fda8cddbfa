#include "core/rules/kinds/anti_knight.h"

#include "core/rules/kinds/families.h"

namespace nonet {

MadeRule makeAntiKnight(const Constraint&, const RuleBoard& board) { return differentRule(leaps(1, 2, board)); }

}  // namespace nonet
