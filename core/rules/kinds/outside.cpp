#include "core/rules/kinds/outside.h"

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

MadeRule makeLittleKiller(const Constraint& constraint, const RuleBoard& board) {
    if (!constraint.place)
        return ConstraintFault::noPlace;
    if (constraint.values.empty())
        return ConstraintFault::noValue;
    const std::vector<Cell> cells = board.from(*constraint.place);
    const int sum = constraint.values.front();
    LinearSum relation{{}, sum};
    for (const Cell cell : cells)
        relation.terms.push_back({cell, 1});
    RelationList relations;
    needNumbers(relations, cells, board);
    relations.add(std::move(relation));
    return Rule(std::move(relations),
                [cells, sum](const FullBoard& full) { return full.haveNumbers(cells) && full.sum(cells) == sum; });
}

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
