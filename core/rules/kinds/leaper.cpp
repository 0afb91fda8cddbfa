#include "core/rules/kinds/leaper.h"

#include "core/rules/kinds/families.h"

#include <algorithm>

namespace nonet {

MadeRule makeLeaper(const Constraint& constraint, const RuleBoard& board) {
    if (constraint.values.size() < 2)
        return ConstraintFault::noValue;
    const auto pairs = leaps(constraint.values[0], constraint.values[1], board);
    if (constraint.digits.empty())
        return differentRule(pairs);
    std::vector<DigitSet> allowed(static_cast<std::size_t>(board.symbolCount()), board.numbers().all());
    DigitSet forbidden;
    for (const Digit digit : constraint.digits) {
        allowed[static_cast<std::size_t>(digit.index())].erase(digit);
        forbidden.insert(digit);
    }
    RelationList relations;
    relations.add(PairTable{pairs, allowed});
    return Rule(std::move(relations), [pairs, forbidden](const FullBoard& full) {
        return std::ranges::none_of(pairs, [&](const auto& pair) {
            return full.symbol(pair.first) == full.symbol(pair.second) && forbidden.contains(full.symbol(pair.first));
        });
    });
}

}  // namespace nonet
