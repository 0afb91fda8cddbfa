#include "core/rules/kinds/magic5.h"

#include "core/rules/kinds/families.h"

namespace nonet {

MadeRule makeMagic5(const Constraint&, const RuleBoard& board) {
    std::vector<std::pair<Cell, Cell>> pairs;
    for (const Cell cell : board.shape().cells())
        if (const auto above = board.away(cell, -1, 0))
            pairs.emplace_back(*above, cell);
    return pairRule(pairs, withoutNumberAllowed(board, [](int above, int below) { return below != 5 || above <= 5; }),
                    board);
}

}  // namespace nonet
