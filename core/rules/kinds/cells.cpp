#include "core/rules/kinds/cells.h"

#include "core/rules/kinds/families.h"

#include <algorithm>

namespace nonet {

MadeRule makeEven(const Constraint& constraint, const RuleBoard& board) {
    return numberRule(
        constraint.parts, [](int number) { return number % 2 == 0; }, board);
}

MadeRule makeOdd(const Constraint& constraint, const RuleBoard& board) {
    return numberRule(
        constraint.parts, [](int number) { return number % 2 != 0; }, board);
}

MadeRule makeGreater(const Constraint& constraint, const RuleBoard& board) {
    if (constraint.values.empty())
        return ConstraintFault::noValue;
    return numberRule(
        constraint.parts, [value = constraint.values.front()](int number) { return number > value; }, board);
}

MadeRule makeLess(const Constraint& constraint, const RuleBoard& board) {
    if (constraint.values.empty())
        return ConstraintFault::noValue;
    return numberRule(
        constraint.parts, [value = constraint.values.front()](int number) { return number < value; }, board);
}

MadeRule makeOneOf(const Constraint& constraint, const RuleBoard& board) {
    DigitSet digits;
    for (const Digit digit : constraint.digits)
        digits.insert(digit);
    return symbolRule(constraint.parts, digits & board.numbers().all());
}

MadeRule makeMinimum(const Constraint& constraint, const RuleBoard& board) {
    return pairRule(extremePairs(constraint, board), board.pairsWhere([](int a, int b) { return a < b; }), board);
}

MadeRule makeMaximum(const Constraint& constraint, const RuleBoard& board) {
    return pairRule(extremePairs(constraint, board), board.pairsWhere([](int a, int b) { return a > b; }), board);
}

MadeRule makeCountingCircles(const Constraint& constraint, const RuleBoard& board) {
    const std::vector<Cell>& cells = constraint.cells();
    RelationList relations;
    needNumbers(relations, cells, board);
    for (const Digit symbol : board.numbers().withNumber()) {
        std::vector<bool> counts(cells.size() + 1);
        counts.front() = true;
        const int number = board.numbers().numberOf(symbol);
        if (number >= 0 && number <= static_cast<int>(cells.size()))
            counts[static_cast<std::size_t>(number)] = true;
        relations.add(Contains{cells, DigitSet{symbol}, std::move(counts)});
    }
    return Rule(std::move(relations), [cells](const FullBoard& full) {
        return full.haveNumbers(cells) && std::ranges::all_of(cells, [&](Cell cell) {
                   return full.number(cell) == std::ranges::count_if(cells, [&](Cell other) {
                              return full.symbol(other) == full.symbol(cell);
                          });
               });
    });
}

MadeRule makeRowIndexer(const Constraint& constraint, const RuleBoard& board) {
    return lineIndexer(constraint, board, LineIndexer::ofRows);
}

MadeRule makeColumnIndexer(const Constraint& constraint, const RuleBoard& board) {
    return lineIndexer(constraint, board, LineIndexer::ofColumns);
}

MadeRule makeBoxIndexer(const Constraint& constraint, const RuleBoard& board) {
    std::vector<IndexedCell> indexed;
    for (const Cell cell : constraint.cells()) {
        const std::optional<int> region = board.regionOf(cell);
        if (!region)
            return ConstraintFault::cellWithoutRegion;
        const std::vector<Cell>& list = board.regions()[static_cast<std::size_t>(*region)];
        indexed.push_back({cell, list, static_cast<int>(std::ranges::find(list, cell) - list.begin()) + 1});
    }
    return indexRule(std::move(indexed), board);
}

}  // namespace nonet
