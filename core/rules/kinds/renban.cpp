#include "core/rules/kinds/renban.h"

#include "core/rules/kinds/families.h"

#include <algorithm>

namespace nonet {

MadeRule makeRenban(const Constraint& constraint, const RuleBoard& board) {
    return everyLine(
        withoutRepeats(constraint), board,
        [&board](const std::vector<Cell>& line, RelationList& relations) {
            SetTable table{line, {}};
            const int length = static_cast<int>(line.size());
            for (int low = board.numbers().lowest(); low + length - 1 <= board.numbers().highest(); ++low) {
                const DigitSet run = board.where([=](int number) { return number >= low && number < low + length; });
                if (run.count() == length)
                    table.sets.push_back(run);
            }
            relations.add(std::move(table));
        },
        [](const std::vector<Cell>& line, const FullBoard& full) {
            const auto number = [&](Cell cell) { return full.number(cell); };
            const int spread = number(*std::ranges::max_element(line, {}, number)) -
                               number(*std::ranges::min_element(line, {}, number));
            return full.areDistinct(line) && spread + 1 == static_cast<int>(line.size());
        });
}

}  // namespace nonet
