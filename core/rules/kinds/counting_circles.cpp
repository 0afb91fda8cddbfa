#include "core/rules/kinds/counting_circles.h"

#include "core/rules/kinds/families.h"

#include <algorithm>

namespace nonet {

MadeRule makeCountingCircles(const Constraint& constraint, const RuleBoard& board) {
    const std::vector<Cell>& cells = constraint.cells();
    RelationList relations;
    needNumbers(relations, cells, board);
    for (const Digit symbol : board.numbers().withNumber()) {
        std::vector<bool> counts(cells.size() + 1);
        counts.front() = true;
        const int number = board.numbers().numberOf(symbol);
        if (number >= 0 && number <= static_cast<int>(cells.size()))
            counts[static_cast<std::size_t>(number)] = true;
        relations.add(Contains{cells, DigitSet{symbol}, std::move(counts)});
    }
    return Rule(std::move(relations), [cells](const FullBoard& full) {
        return full.haveNumbers(cells) && std::ranges::all_of(cells, [&](Cell cell) {
                   return full.number(cell) == std::ranges::count_if(cells, [&](Cell other) {
                              return full.symbol(other) == full.symbol(cell);
                          });
               });
    });
}

}  // namespace nonet
