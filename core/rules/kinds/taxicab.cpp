#include "core/rules/kinds/taxicab.h"

#include "core/rules/kinds/families.h"

#include <algorithm>
#include <cstdlib>
#include <map>

namespace nonet {

MadeRule makeTaxicab(const Constraint&, const RuleBoard& board) {
    const std::vector<Cell> cells = board.shape().cells();
    const auto apart = [columns = board.shape().columns()](Cell a, Cell b) {
        return std::abs(a.index() / columns - b.index() / columns) +
               std::abs(a.index() % columns - b.index() % columns);
    };
    std::map<int, std::vector<std::pair<Cell, Cell>>> byDistance;
    for (const auto& pair : pairsOf(cells))
        byDistance[apart(pair.first, pair.second)].push_back(pair);
    RelationList relations;
    for (auto& [distance, pairs] : byDistance)
        if (const std::optional<Digit> symbol = board.symbolOf(distance)) {
            std::vector<DigitSet> allowed(static_cast<std::size_t>(board.symbolCount()), board.numbers().all());
            allowed[static_cast<std::size_t>(symbol->index())].erase(*symbol);
            relations.add(PairTable{std::move(pairs), std::move(allowed)});
        }
    return Rule(std::move(relations), [cells, apart](const FullBoard& full) {
        return std::ranges::none_of(pairsOf(cells), [&](const auto& pair) {
            return full.symbol(pair.first) == full.symbol(pair.second) && full.hasNumber(pair.first) &&
                   full.number(pair.first) == apart(pair.first, pair.second);
        });
    });
}

}  // namespace nonet
