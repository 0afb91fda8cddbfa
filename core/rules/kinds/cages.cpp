#include "core/rules/kinds/cages.h"

#include "core/rules/kinds/families.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace nonet {

MadeRule makeCage(const Constraint& constraint, const RuleBoard& board) {
    const std::vector<Cell> cells = withoutRepeats(constraint.cells());
    const std::optional<int> sum = constraint.value();
    RelationList relations;
    if (!sum) {
        relations.add(Distinct{cells});
        if (static_cast<int>(cells.size()) > board.symbolCount())
            relations.add(SetTable{cells, {}});
    } else {
        needNumbers(relations, cells, board);
        relations.add(DistinctSum{cells, *sum});
    }
    return Rule(std::move(relations), [cells, sum](const FullBoard& full) {
        return full.areDistinct(cells) && (!sum || (full.haveNumbers(cells) && full.sum(cells) == *sum));
    });
}

MadeRule makeExtra(const Constraint& constraint, const RuleBoard& board) {
    std::vector<std::vector<Cell>> areas;
    for (const std::vector<Cell>& part : constraint.parts)
        areas.push_back(withoutRepeats(part));
    return houseRule(std::move(areas), board);
}

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

std::vector<int> cloneFamilies(const std::vector<Constraint>& constraints) {
    std::vector<std::size_t> firstOf(constraints.size());
    std::iota(firstOf.begin(), firstOf.end(), std::size_t{0});
    const auto family = [&firstOf](std::size_t clone) {
        while (firstOf[clone] != clone)
            clone = firstOf[clone] = firstOf[firstOf[clone]];
        return clone;
    };
    std::map<std::vector<Cell>, std::size_t> owners;
    for (std::size_t i = 0; i < constraints.size(); ++i) {
        if (constraints[i].kind != ConstraintKind::clone)
            continue;
        for (std::vector<Cell> area : constraints[i].parts) {
            std::ranges::sort(area, {}, &Cell::index);
            const std::size_t other = family(owners.try_emplace(std::move(area), i).first->second);
            const std::size_t own = family(i);
            firstOf[std::max(own, other)] = std::min(own, other);
        }
    }
    std::vector<int> families(constraints.size(), -1);
    int count = 0;
    for (std::size_t i = 0; i < constraints.size(); ++i)
        if (constraints[i].kind == ConstraintKind::clone)
            families[i] = family(i) == i ? count++ : families[family(i)];
    return families;
}

MadeRule makeContains(const Constraint& constraint, const RuleBoard& board) { return containRule(constraint, board); }

}  // namespace nonet
