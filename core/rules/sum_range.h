#pragma once

#include "core/rules/layout.h"

#include <optional>

namespace nonet {

/// What the numbers in a rule's cells can add up to by the rule alone.
struct SumRange {
    int cellCount = 0;
    int least = 0;
    int most = 0;

    friend bool operator==(const SumRange&, const SumRange&) = default;
};

/// The constraint is a cage with a sum, or a sum between two cells of a row or column, and its cells all differ.
/// Nothing for others, and where the board has fewer numbers than the rule has cells.
std::optional<SumRange> sumRange(const Constraint& constraint, const Layout& layout);

}  // namespace nonet
