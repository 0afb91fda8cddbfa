#include "core/rules/kinds/numbered_room.h"

#include "core/rules/kinds/families.h"

namespace nonet {

MadeRule makeNumberedRoom(const Constraint& constraint, const RuleBoard& board) {
    if (!constraint.place)
        return ConstraintFault::noPlace;
    if (constraint.digits.empty())
        return ConstraintFault::noDigits;
    const std::vector<Cell> cells = board.from(*constraint.place);
    const Digit digit = constraint.digits.front();
    RelationList relations;
    relations.add(Index{cells.front(), cells, digit});
    return Rule(std::move(relations), [cells, digit](const FullBoard& full) {
        if (!full.hasNumber(cells.front()))
            return false;
        const int k = full.number(cells.front());
        return k >= 1 && k <= static_cast<int>(cells.size()) &&
               full.symbol(cells[static_cast<std::size_t>(k - 1)]) == digit;
    });
}

}  // namespace nonet
