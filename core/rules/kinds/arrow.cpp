#include "core/rules/kinds/arrow.h"

#include "core/rules/kinds/families.h"

#include <algorithm>

namespace nonet {

MadeRule makeArrow(const Constraint& constraint, const RuleBoard& board) {
    std::vector<Cell> circle = constraint.cells();
    std::ranges::sort(circle);
    if (circle.size() > 1 && (board.numbers().highest() > 9 || board.numbers().lowest() < 0))
        return ConstraintFault::symbolsAboveNine;
    if (constraint.parts.size() < 2)
        return ConstraintFault::tooFewParts;
    RelationList relations;
    if (circle.size() > 1)
        relations.add(Allowed{circle.front(), board.where([](int number) { return number > 0; })});
    for (std::size_t i = 0; i < constraint.parts.size(); ++i) {
        needNumbers(relations, constraint.parts[i], board);
        if (i == 0)
            continue;
        LinearSum sum;
        int factor = 1;
        for (auto cell = circle.rbegin(); cell != circle.rend(); ++cell, factor *= 10)
            sum.terms.push_back({*cell, factor});
        for (const Cell cell : constraint.parts[i])
            sum.terms.push_back({cell, -1});
        relations.add(std::move(sum));
    }
    return Rule(std::move(relations), [circle, parts = constraint.parts](const FullBoard& full) {
        if (!std::ranges::all_of(parts, [&](const std::vector<Cell>& part) { return full.haveNumbers(part); }))
            return false;
        int total = 0;
        for (const Cell cell : circle)
            total = 10 * total + full.number(cell);
        return (circle.size() == 1 || full.number(circle.front()) > 0) &&
               std::all_of(parts.begin() + 1, parts.end(),
                           [&](const std::vector<Cell>& shaft) { return full.sum(shaft) == total; });
    });
}

}  // namespace nonet
