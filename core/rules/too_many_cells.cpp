#include "core/rules/too_many_cells.h"

#include "core/rules/rule.h"

#include <algorithm>

namespace nonet {

std::optional<TooManyCells> tooManyCells(const Constraint& constraint, const Layout& layout) {
    const bool isDistinct = constraint.kind == ConstraintKind::cage || constraint.kind == ConstraintKind::thermometer ||
                            constraint.kind == ConstraintKind::renban;
    if (!isDistinct)
        return std::nullopt;
    TooManyCells found{.symbols = layout.symbols.count()};
    for (const std::vector<Cell>& part : constraint.parts)
        found.cells = std::max(found.cells, static_cast<int>(withoutRepeats(part).size()));
    return found.cells > found.symbols ? std::optional(found) : std::nullopt;
}

}  // namespace nonet
