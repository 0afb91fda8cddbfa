#include "core/rules/kinds/sandwich.h"

#include "core/rules/kinds/families.h"

#include <algorithm>
#include <cstdlib>

namespace nonet {
namespace {

/// Nothing where lowest and highest are one symbol.
std::optional<SumBetween> sumBetween(const RuleBoard& board, int total) {
    const std::optional<Digit> first = board.symbolOf(board.numbers().lowest());
    const std::optional<Digit> second = board.symbolOf(board.numbers().highest());
    if (!first || !second || first == second)
        return std::nullopt;
    return SumBetween{.first = *first, .second = *second, .total = total};
}

}  // namespace

MadeRule makeSandwich(const Constraint& constraint, const RuleBoard& board) {
    if (!constraint.place)
        return ConstraintFault::noPlace;
    if (constraint.values.empty())
        return ConstraintFault::noValue;
    const std::vector<Cell> cells = board.from(*constraint.place);
    const int value = constraint.values.front();
    const SymbolNumbers& numbers = board.numbers();
    const int lowest = numbers.lowest();
    const int highest = numbers.highest();
    // No sum within is further from 0, and with no number below 0 none above the value leads on.
    const int furthest = static_cast<int>(cells.size()) * std::max(std::abs(lowest), std::abs(highest));
    const int most = lowest >= 0 ? std::clamp(value, 0, furthest) : furthest;
    const int least = lowest >= 0 ? 0 : -furthest;
    // Which crusts were met, as bits, and what lies between so far.
    const int width = most - least + 1;
    const auto step = [&](int state, Digit symbol) {
        const std::optional<int> number = numbers.number(symbol);
        const int met = state / width;
        const int crust = number == lowest ? 1 : number == highest ? 2 : 0;
        if (!number || (met & crust) != 0)
            return Automaton::kDead;
        const bool isInside = met == 1 || met == 2;
        const int sum = state % width + least + (isInside && crust == 0 ? *number : 0);
        const bool isWrong = (met | crust) == 3 ? sum != value : sum < least || sum > most;
        return isWrong ? Automaton::kDead : (met | crust) * width + sum - least;
    };
    auto found =
        automatonOf(board.symbolCount(), -least, 4 * width, step, [=](int state) { return state / width == 3; });
    if (!found)
        return ConstraintFault::tooManyStates;
    RelationList relations;
    relations.add(Language{.cells = cells, .automaton = std::move(*found), .sum = sumBetween(board, value)});
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
