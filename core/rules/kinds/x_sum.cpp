#include "core/rules/kinds/x_sum.h"

#include "core/rules/kinds/families.h"

namespace nonet {

MadeRule makeXSum(const Constraint& constraint, const RuleBoard& board) {
    if (!constraint.place)
        return ConstraintFault::noPlace;
    if (constraint.values.empty())
        return ConstraintFault::noValue;
    const std::vector<Cell> cells = board.from(*constraint.place);
    const int value = constraint.values.front();
    EitherOr either;
    for (const Digit symbol : board.numbers().withNumber()) {
        const int k = board.numbers().numberOf(symbol);
        if (k < 0 || k > static_cast<int>(cells.size()) || (k == 0 && value != 0))
            continue;
        RelationList& arm = either.arms.emplace_back();
        arm.add(Allowed{cells.front(), DigitSet{symbol}});
        LinearSum sum{{}, value};
        for (int i = 0; i < k; ++i)
            sum.terms.push_back({cells[static_cast<std::size_t>(i)], 1});
        arm.add(std::move(sum));
    }
    RelationList relations;
    relations.add(Allowed{cells.front(), board.numbers().withNumber()});
    relations.add(std::move(either));
    return Rule(std::move(relations), [cells, value](const FullBoard& full) {
        if (!full.hasNumber(cells.front()))
            return false;
        const int k = full.number(cells.front());
        if (k < 0 || k > static_cast<int>(cells.size()))
            return false;
        const std::vector<Cell> counted(cells.begin(), cells.begin() + k);
        return full.haveNumbers(counted) && full.sum(counted) == value;
    });
}

}  // namespace nonet
