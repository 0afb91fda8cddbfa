#include "core/rules/kinds/extra.h"

#include "core/rules/kinds/families.h"

namespace nonet {

MadeRule makeExtra(const Constraint& constraint, const RuleBoard& board) {
    std::vector<std::vector<Cell>> areas;
    for (const std::vector<Cell>& part : constraint.parts)
        areas.push_back(withoutRepeats(part));
    return houseRule(std::move(areas), board);
}

}  // namespace nonet
