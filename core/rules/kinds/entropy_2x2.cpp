#include "core/rules/kinds/entropy_2x2.h"

#include "core/rules/kinds/families.h"

#include <algorithm>

namespace nonet {

MadeRule makeEntropy2x2(const Constraint&, const RuleBoard& board) {
    std::vector<std::vector<Cell>> areas;
    for (const Cell cell : board.shape().cells()) {
        const auto right = board.away(cell, 0, 1);
        const auto below = board.away(cell, 1, 0);
        const auto across = board.away(cell, 1, 1);
        if (right && below && across)
            areas.push_back({cell, *right, *below, *across});
    }
    const DigitSet thirds[] = {board.third(0), board.third(1), board.third(2)};
    RelationList relations;
    for (const std::vector<Cell>& area : areas)
        for (const DigitSet third : thirds)
            relations.add(Contains{area, third, countsFrom(1, area.size())});
    return Rule(std::move(relations),
                [areas, low = thirds[0], middle = thirds[1], high = thirds[2]](const FullBoard& full) {
                    return std::ranges::all_of(areas, [&](const std::vector<Cell>& area) {
                        DigitSet held;
                        for (const Cell cell : area)
                            held.insert(full.symbol(cell));
                        return held.intersects(low) && held.intersects(middle) && held.intersects(high);
                    });
                });
}

}  // namespace nonet
