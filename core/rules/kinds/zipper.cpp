#include "core/rules/kinds/zipper.h"

#include "core/rules/kinds/families.h"

namespace nonet {

MadeRule makeZipper(const Constraint& constraint, const RuleBoard& board) {
    return everyLine(
        constraint, board,
        [](const std::vector<Cell>& line, RelationList& relations) {
            const std::size_t last = line.size() - 1;
            const std::size_t middle = last / 2;
            // Each pair is compared with the middle cell of an odd line, or with the innermost pair of an even one:
            // short sums.
            for (std::size_t i = 0; i < middle + last % 2; ++i) {
                LinearSum sum{{{line[i], 1}, {line[last - i], 1}, {line[middle], -1}}, 0};
                if (last % 2 == 1)
                    sum.terms.push_back({line[middle + 1], -1});
                if (i != middle)
                    relations.add(std::move(sum));
            }
        },
        [](const std::vector<Cell>& line, const FullBoard& full) {
            const std::size_t last = line.size() - 1;
            const int sum = full.number(line[0]) + full.number(line[last]);
            for (std::size_t i = 1; i < line.size() - i; ++i)
                if (sum != full.number(line[i]) + (i == last - i ? 0 : full.number(line[last - i])))
                    return false;
            return true;
        });
}

}  // namespace nonet
