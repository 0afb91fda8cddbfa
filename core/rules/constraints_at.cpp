#include "core/rules/constraints_at.h"

#include "core/rules/rule_board.h"

#include <algorithm>

namespace nonet {

std::vector<int> constraintsAt(Cell cell, const Layout& layout) {
    const RuleBoard board(layout);
    const auto has = [cell](const std::vector<Cell>& cells) { return std::ranges::find(cells, cell) != cells.end(); };
    std::vector<int> found;
    for (std::size_t i = 0; i < layout.constraints.size(); ++i) {
        const Constraint& constraint = layout.constraints[i];
        if (std::ranges::any_of(constraint.parts, has) || (constraint.place && has(board.from(*constraint.place))))
            found.push_back(static_cast<int>(i));
    }
    return found;
}

}  // namespace nonet
