#include "core/rules/kinds/sandwich.h"

#include "core/rules/kinds/families.h"

#include <algorithm>

namespace nonet {

MadeRule makeSandwich(const Constraint& constraint, const RuleBoard& board) {
    const std::vector<Cell> cells = board.from(*constraint.place);
    const int value = *constraint.value();
    const SymbolNumbers& numbers = board.numbers();
    const int lowest = numbers.lowest();
    const int highest = numbers.highest();
    // Which crusts were met, as bits, and what lies between so far.
    using State = std::pair<int, int>;
    const auto step = [&](const State& state, Digit symbol) -> std::optional<State> {
        const std::optional<int> number = numbers.number(symbol);
        if (!number)
            return std::nullopt;
        const int crust = *number == lowest ? 1 : *number == highest ? 2 : 0;
        if ((state.first & crust) != 0)
            return std::nullopt;
        const bool isInside = state.first == 1 || state.first == 2;
        const State next(state.first | crust, isInside && crust == 0 ? state.second + *number : state.second);
        const bool isWrong = next.first == 3 ? next.second != value : lowest >= 0 && next.second > value;
        return isWrong ? std::nullopt : std::optional(next);
    };
    const auto found = automatonOf(
        board.symbolCount(), State(0, 0), step, [](const State& state) { return state.first == 3; }, 10'000);
    if (!found)
        return ConstraintFault::tooManyStates;
    RelationList relations;
    relations.add(Language{cells, *found});
    return Rule(std::move(relations), [=](const FullBoard& full) {
        if (!full.haveNumbers(cells))
            return false;
        const auto isAt = [&](int number) {
            return [&full, number](Cell cell) { return full.number(cell) == number; };
        };
        if (std::ranges::count_if(cells, isAt(lowest)) != 1 || std::ranges::count_if(cells, isAt(highest)) != 1)
            return false;
        auto first = std::ranges::find_if(cells, isAt(lowest));
        auto last = std::ranges::find_if(cells, isAt(highest));
        if (last < first)
            std::swap(first, last);
        return full.sum(std::vector<Cell>(first + 1, last)) == value;
    });
}

}  // namespace nonet
