#include "core/rules/kinds/pair_rule.h"

#include "core/rules/kinds/families.h"
#include "core/rules/pair_formula.h"

#include <algorithm>

namespace nonet {

MadeRule makePairRule(const Constraint& constraint, const RuleBoard& board) {
    const std::optional<std::vector<DigitSet>> allowed = pairTableOf(constraint.text, board);
    if (!allowed)
        return ConstraintFault::notUnderstood;
    const std::vector<std::pair<Cell, Cell>> pairs = pairsIn(constraint);
    RelationList relations;
    relations.add(PairTable{pairs, *allowed});
    return Rule(std::move(relations), [pairs, allowed = *allowed](const FullBoard& full) {
        return std::ranges::all_of(pairs, [&](const auto& pair) {
            return allowed[static_cast<std::size_t>(full.symbol(pair.first).index())].contains(
                full.symbol(pair.second));
        });
    });
}

}  // namespace nonet
