#include "core/rules/kinds/between.h"

#include "core/rules/kinds/families.h"

#include <algorithm>

namespace nonet {

MadeRule makeBetween(const Constraint& constraint, const RuleBoard& board) {
    const std::vector<DigitSet> less = board.pairsWhere([](int a, int b) { return a < b; });
    return everyLine(
        constraint, board,
        [less](const std::vector<Cell>& line, RelationList& relations) {
            EitherOr either;
            for (const auto& [low, high] :
                 {std::pair(line.front(), line.back()), std::pair(line.back(), line.front())}) {
                PairTable table{{}, less};
                for (std::size_t i = 1; i + 1 < line.size(); ++i) {
                    table.pairs.emplace_back(low, line[i]);
                    table.pairs.emplace_back(line[i], high);
                }
                either.arms.emplace_back().add(std::move(table));
            }
            relations.add(std::move(either));
        },
        [](const std::vector<Cell>& line, const FullBoard& full) {
            const auto ends = std::minmax({full.number(line.front()), full.number(line.back())});
            return std::all_of(line.begin() + 1, line.end() - 1, [&](Cell cell) {
                return full.number(cell) > ends.first && full.number(cell) < ends.second;
            });
        });
}

}  // namespace nonet
