#include "core/rules/kinds/skyscraper.h"

#include "core/rules/kinds/families.h"

#include <algorithm>

namespace nonet {

MadeRule makeSkyscraper(const Constraint& constraint, const RuleBoard& board) {
    if (!constraint.place)
        return ConstraintFault::noPlace;
    if (constraint.values.empty())
        return ConstraintFault::noValue;
    const std::vector<Cell> cells = board.from(*constraint.place);
    const int value = constraint.values.front();
    const SymbolNumbers& numbers = board.numbers();
    const int tallest = std::max(numbers.highest(), 0);
    // By height: how many are higher.
    std::vector<int> higher(static_cast<std::size_t>(tallest) + 1);
    for (std::size_t height = 0; height < higher.size(); ++height)
        higher[height] = board.where([=](int number) { return number > static_cast<int>(height); }).count();
    // More than there are heights are never seen.
    const int wanted = value < 0 || value > higher[0] ? higher[0] + 1 : value;
    // The highest so far, and how many were seen.
    const int width = wanted + 1;
    const auto step = [&](int state, Digit symbol) {
        const int height = numbers.number(symbol).value_or(0);
        if (height <= state / width)
            return state;
        const int seen = state % width + 1;
        const bool canBe = seen <= wanted && seen + higher[static_cast<std::size_t>(height)] >= wanted;
        return canBe ? height * width + seen : Automaton::kDead;
    };
    auto found = automatonOf(board.symbolCount(), 0, (tallest + 1) * width, step,
                             [=](int state) { return state % width == wanted; });
    if (!found)
        return ConstraintFault::tooManyStates;
    RelationList relations;
    relations.add(Language{cells, std::move(*found)});
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
