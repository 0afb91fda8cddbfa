#include "core/rules/kinds/modular.h"

#include "core/rules/kinds/families.h"

namespace nonet {

MadeRule makeModular(const Constraint& constraint, const RuleBoard& board) {
    const int value = constraint.value().value_or(3);
    if (value < 2)
        return ConstraintFault::noValue;
    const auto left = [value](int number) { return ((number % value) + value) % value; };
    std::vector<std::pair<Cell, Cell>> pairs;
    for (int apart = 1; apart < value && apart <= kMaxSide; ++apart)
        for (const auto& pair : stepsOf(constraint.parts, static_cast<std::size_t>(apart)))
            pairs.push_back(pair);
    return pairRule(pairs, board.pairsWhere([left](int a, int b) { return left(a) != left(b); }), board);
}

}  // namespace nonet
