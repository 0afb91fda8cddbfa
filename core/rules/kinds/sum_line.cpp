#include "core/rules/kinds/sum_line.h"

#include "core/rules/kinds/families.h"

#include <set>

namespace nonet {

MadeRule makeSumLine(const Constraint& constraint, const RuleBoard& board) {
    const int value = constraint.value().value_or(10);
    const SymbolNumbers& numbers = board.numbers();
    if (numbers.lowest() < 0 || value < 0)
        return ConstraintFault::notUnderstood;
    // The sums of the piece that is open: after the value a new one may begin, or zeros go on.
    using Sums = std::set<int>;
    const auto step = [&](const Sums& sums, Digit symbol) -> std::optional<Sums> {
        const std::optional<int> number = numbers.number(symbol);
        Sums next;
        if (number)
            for (const int sum : sums)
                for (const int from : {sum, 0})
                    if ((from == sum || sum == value) && from + *number <= value)
                        next.insert(from + *number);
        return next.empty() ? std::nullopt : std::optional(next);
    };
    const std::optional<Automaton> found =
        automatonOf(board.symbolCount(), Sums{0}, step, [value](const Sums& sums) { return sums.contains(value); });
    if (!found)
        return ConstraintFault::tooManyStates;
    return everyLine(
        constraint, board,
        [automaton = *found](const std::vector<Cell>& line, RelationList& relations) {
            relations.add(Language{line, automaton});
        },
        [value](const std::vector<Cell>& line, const FullBoard& full) {
            std::vector<bool> canEnd(line.size() + 1);
            canEnd[0] = true;
            for (std::size_t begin = 0; begin < line.size(); ++begin) {
                int sum = 0;
                for (std::size_t end = begin; canEnd[begin] && end < line.size(); ++end) {
                    sum += full.number(line[end]);
                    if (sum == value)
                        canEnd[end + 1] = true;
                }
            }
            return static_cast<bool>(canEnd.back());
        });
}

}  // namespace nonet
