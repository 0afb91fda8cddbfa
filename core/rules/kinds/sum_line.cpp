#include "core/rules/kinds/sum_line.h"

#include "core/rules/kinds/families.h"

namespace nonet {

MadeRule makeSumLine(const Constraint& constraint, const RuleBoard& board) {
    const int value = constraint.value().value_or(10);
    const SymbolNumbers& numbers = board.numbers();
    if (numbers.lowest() < 0 || value < 0)
        return ConstraintFault::notUnderstood;
    constexpr int kMostSum = 10'000;
    if (value > kMostSum)
        return ConstraintFault::tooManyStates;
    // The sum of the piece that is open. After the value a new piece may begin, or zeros go on: zeros after it leave
    // both open, and the two are one state more.
    const int either = value + 1;
    const auto step = [&](int state, Digit symbol) {
        const std::optional<int> number = numbers.number(symbol);
        if (!number)
            return Automaton::kDead;
        if (*number == 0)
            return state == value ? either : state;
        const int sum = (state >= value ? 0 : state) + *number;
        return sum > value ? Automaton::kDead : sum;
    };
    const std::optional<Automaton> found = automatonOf(
        board.symbolCount(), 0, value + 2, step, [value](int state) { return state >= value; }, kMostSum + 2);
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
