#include "core/rules/kinds/whisper.h"

#include "core/rules/kinds/families.h"

#include <cstdlib>

namespace nonet {

MadeRule makeWhisper(const Constraint& constraint, const RuleBoard& board) {
    const int value = constraint.value().value_or((board.symbolCount() + 1) / 2);
    return pairRule(stepsOf(constraint.parts, 1),
                    board.pairsWhere([value](int a, int b) { return std::abs(a - b) >= value; }), board);
}

}  // namespace nonet
