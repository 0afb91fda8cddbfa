#include "core/rules/kinds/one_of.h"

#include "core/rules/kinds/families.h"

namespace nonet {

MadeRule makeOneOf(const Constraint& constraint, const RuleBoard& board) {
    DigitSet digits;
    for (const Digit digit : constraint.digits)
        digits.insert(digit);
    return symbolRule(constraint.parts, digits & board.numbers().all());
}

}  // namespace nonet
