#include "core/rules/kinds/taxicab.h"

#include "core/rules/kinds/families.h"

#include <algorithm>
#include <cstdlib>

namespace nonet {

MadeRule makeTaxicab(const Constraint&, const RuleBoard& board) {
    const BoardShape& shape = board.shape();
    const std::vector<Cell> cells = shape.cells();
    std::vector<CellPairs> byDistance(static_cast<std::size_t>(shape.rows() + shape.columns()));
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (std::size_t j = i + 1; j < cells.size(); ++j) {
            const int down = shape.row(cells[j]) - shape.row(cells[i]);
            if (down > board.numbers().highest())
                break;
            const int distance = down + std::abs(shape.column(cells[j]) - shape.column(cells[i]));
            byDistance[static_cast<std::size_t>(distance)].emplace_back(cells[i], cells[j]);
        }
    const auto apart = [columns = shape.columns()](Cell a, Cell b) {
        return std::abs(a.index() / columns - b.index() / columns) +
               std::abs(a.index() % columns - b.index() % columns);
    };
    RelationList relations;
    for (std::size_t distance = 1; distance < byDistance.size(); ++distance)
        if (const std::optional<Digit> symbol = board.symbolOf(static_cast<int>(distance));
            symbol && !byDistance[distance].empty()) {
            std::vector<DigitSet> allowed(static_cast<std::size_t>(board.symbolCount()), board.numbers().all());
            allowed[static_cast<std::size_t>(symbol->index())].erase(*symbol);
            relations.add(PairTable{std::move(byDistance[distance]), std::move(allowed)});
        }
    return Rule(std::move(relations), [cells, apart](const FullBoard& full) {
        return std::ranges::none_of(pairsOf(cells), [&](const auto& pair) {
            return full.symbol(pair.first) == full.symbol(pair.second) && full.hasNumber(pair.first) &&
                   full.number(pair.first) == apart(pair.first, pair.second);
        });
    });
}

}  // namespace nonet
