#include "core/rules/kinds/entropic.h"

#include "core/rules/kinds/families.h"

namespace nonet {

MadeRule makeEntropic(const Constraint& constraint, const RuleBoard& board) {
    std::vector<DigitSet> allowed(static_cast<std::size_t>(board.symbolCount()));
    for (const int part : {0, 1, 2})
        for (const Digit symbol : board.third(part))
            allowed[static_cast<std::size_t>(symbol.index())] = board.numbers().withNumber() - board.third(part);
    std::vector<std::pair<Cell, Cell>> pairs = stepsOf(constraint.parts, 1);
    const std::vector<std::pair<Cell, Cell>> wider = stepsOf(constraint.parts, 2);
    pairs.insert(pairs.end(), wider.begin(), wider.end());
    return pairRule(pairs, allowed, board);
}

}  // namespace nonet
