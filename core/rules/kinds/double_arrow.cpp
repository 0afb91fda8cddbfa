#include "core/rules/kinds/double_arrow.h"

#include "core/rules/kinds/families.h"

namespace nonet {

MadeRule makeDoubleArrow(const Constraint& constraint, const RuleBoard& board) {
    return everyLine(
        constraint, board,
        [](const std::vector<Cell>& line, RelationList& relations) {
            LinearSum sum;
            for (std::size_t i = 0; i < line.size(); ++i)
                sum.terms.push_back({line[i], i == 0 || i + 1 == line.size() ? 1 : -1});
            relations.add(std::move(sum));
        },
        [](const std::vector<Cell>& line, const FullBoard& full) {
            return 2 * (full.number(line.front()) + full.number(line.back())) == full.sum(line);
        });
}

}  // namespace nonet
