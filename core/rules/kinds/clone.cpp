#include "core/rules/kinds/clone.h"

#include "core/rules/kinds/families.h"

namespace nonet {

MadeRule makeClone(const Constraint& constraint, const RuleBoard&) {
    std::vector<std::pair<Cell, Cell>> pairs;
    for (std::size_t copy = 1; copy < constraint.parts.size(); ++copy) {
        if (constraint.parts[copy].size() != constraint.cells().size())
            return ConstraintFault::partsOfOtherSizes;
        for (std::size_t i = 0; i < constraint.cells().size(); ++i)
            pairs.emplace_back(constraint.cells()[i], constraint.parts[copy][i]);
    }
    return pairs.empty() ? MadeRule(ConstraintFault::tooFewParts) : sameRule(std::move(pairs));
}

}  // namespace nonet
