#include "core/rules/kinds/lockout.h"

#include "core/rules/kinds/families.h"

#include <algorithm>
#include <cstdlib>

namespace nonet {

MadeRule makeLockout(const Constraint& constraint, const RuleBoard& board) {
    const int value = constraint.value().value_or(board.numbers().highest() / 2);
    const auto apart = board.pairsWhere([value](int a, int b) { return std::abs(a - b) >= value; });
    const auto less = board.pairsWhere([](int a, int b) { return a < b; });
    const auto more = board.pairsWhere([](int a, int b) { return a > b; });
    return everyLine(
        constraint, board,
        [=](const std::vector<Cell>& line, RelationList& relations) {
            relations.add(PairTable{{{line.front(), line.back()}}, apart});
            for (std::size_t i = 1; i + 1 < line.size(); ++i) {
                EitherOr either;
                for (const auto& table : {less, more})
                    either.arms.emplace_back().add(PairTable{{{line[i], line.front()}, {line[i], line.back()}}, table});
                relations.add(std::move(either));
            }
        },
        [value](const std::vector<Cell>& line, const FullBoard& full) {
            const auto ends = std::minmax({full.number(line.front()), full.number(line.back())});
            return ends.second - ends.first >= value && std::all_of(line.begin() + 1, line.end() - 1, [&](Cell cell) {
                       return full.number(cell) < ends.first || full.number(cell) > ends.second;
                   });
        });
}

}  // namespace nonet
