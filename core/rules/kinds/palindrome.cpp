#include "core/rules/kinds/palindrome.h"

#include "core/rules/kinds/families.h"

namespace nonet {

MadeRule makePalindrome(const Constraint& constraint, const RuleBoard&) {
    std::vector<std::pair<Cell, Cell>> pairs;
    for (const std::vector<Cell>& line : constraint.parts)
        for (std::size_t i = 0; i < line.size() / 2; ++i)
            pairs.emplace_back(line[i], line[line.size() - 1 - i]);
    return sameRule(std::move(pairs));
}

}  // namespace nonet
