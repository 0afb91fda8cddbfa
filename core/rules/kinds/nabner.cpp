#include "core/rules/kinds/nabner.h"

#include "core/rules/kinds/families.h"

#include <cstdlib>

namespace nonet {

MadeRule makeNabner(const Constraint& constraint, const RuleBoard& board) {
    std::vector<std::pair<Cell, Cell>> pairs;
    for (const std::vector<Cell>& line : withoutRepeats(constraint).parts)
        for (const auto& pair : pairsOf(line))
            pairs.push_back(pair);
    return pairRule(pairs, board.pairsWhere([](int a, int b) { return std::abs(a - b) > 1; }), board);
}

}  // namespace nonet
