#include "core/rules/sum_range.h"

#include "core/rules/rule.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace nonet {

std::optional<SumRange> sumRange(const Constraint& constraint, const Layout& layout) {
    const bool hasSum = constraint.kind == ConstraintKind::cage || constraint.kind == ConstraintKind::sum;
    if (!hasSum || !constraint.value())
        return std::nullopt;
    // Two cells of a row may be alike where the board asks for that.
    const auto isOnce = [&layout](Digit symbol) { return layout.count(symbol) == 1; };
    if (constraint.kind == ConstraintKind::sum && !std::ranges::all_of(layout.symbols.all(), isOnce))
        return std::nullopt;
    const auto cells = static_cast<std::ptrdiff_t>(withoutRepeats(constraint.cells()).size());
    std::vector<int> numbers;
    for (const Digit symbol : layout.symbols.withNumber())
        if (const std::optional<int> number = layout.symbols.number(symbol))
            numbers.push_back(*number);
    if (cells == 0 || cells > std::ssize(numbers))
        return std::nullopt;
    std::ranges::sort(numbers);
    return SumRange{static_cast<int>(cells), std::accumulate(numbers.begin(), numbers.begin() + cells, 0),
                    std::accumulate(numbers.end() - cells, numbers.end(), 0)};
}

}  // namespace nonet
