#include "core/rules/kinds/anti_king.h"

#include "core/rules/kinds/families.h"

namespace nonet {

MadeRule makeAntiKing(const Constraint&, const RuleBoard& board) {
    std::vector<std::pair<Cell, Cell>> pairs = leaps(0, 1, board);
    for (const auto& pair : leaps(1, 1, board))
        pairs.push_back(pair);
    return differentRule(std::move(pairs));
}

}  // namespace nonet
