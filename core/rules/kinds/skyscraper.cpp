#include "core/rules/kinds/skyscraper.h"

#include "core/rules/kinds/families.h"

namespace nonet {

MadeRule makeSkyscraper(const Constraint& constraint, const RuleBoard& board) {
    const std::vector<Cell> cells = board.from(*constraint.place);
    const int value = *constraint.value();
    const SymbolNumbers& numbers = board.numbers();
    // The highest so far, and how many were seen.
    using State = std::pair<int, int>;
    const auto step = [&](const State& state, Digit symbol) -> std::optional<State> {
        const int height = numbers.number(symbol).value_or(0);
        if (height <= state.first)
            return state;
        return state.second == value ? std::nullopt : std::optional<State>({height, state.second + 1});
    };
    const auto found = automatonOf(board.symbolCount(), State(0, 0), step,
                                   [value](const State& state) { return state.second == value; });
    if (!found)
        return ConstraintFault::tooManyStates;
    RelationList relations;
    relations.add(Language{cells, *found});
    return Rule(std::move(relations), [cells, value](const FullBoard& full) {
        int highest = 0;
        int seen = 0;
        for (const Cell cell : cells)
            if (full.hasNumber(cell) && full.number(cell) > highest) {
                highest = full.number(cell);
                ++seen;
            }
        return seen == value;
    });
}

}  // namespace nonet
