#include "core/rules/kinds/negative.h"

#include "core/rules/kinds/families.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace nonet {

MadeRule makeNegative(const Constraint& constraint, const RuleBoard& board) {
    const bool isSum = constraint.text == "sum";
    const bool isRatio = constraint.text == "ratio";
    if (!isSum && !isRatio && constraint.text != "difference")
        return ConstraintFault::notUnderstood;
    std::vector<int> values = constraint.values;
    if (values.empty())
        values = isSum ? std::vector{5, 10} : std::vector{isRatio ? 2 : 1};
    const auto relates = [isSum, isRatio, values](int a, int b) {
        return std::ranges::any_of(values, [=](int value) {
            return isSum ? a + b == value : isRatio ? a == value * b || b == value * a : std::abs(a - b) == value;
        });
    };
    std::vector<std::pair<Cell, Cell>> pairs = leaps(0, 1, board);
    const std::set<std::pair<Cell, Cell>> marked = markedPairs(board.layout(), isSum);
    std::erase_if(pairs, [&marked](const auto& pair) { return marked.contains(pair); });
    return pairRule(pairs, withoutNumberAllowed(board, [relates](int a, int b) { return !relates(a, b); }), board);
}

}  // namespace nonet
