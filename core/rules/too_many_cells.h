#pragma once

#include "core/rules/layout.h"

#include <optional>

namespace nonet {

/// More cells whose digits all differ than the board has symbols.
struct TooManyCells {
    int cells = 0;
    int symbols = 0;

    friend bool operator==(const TooManyCells&, const TooManyCells&) = default;
};

/// Of a cage, or of the longest line of a thermometer or a renban; nothing where there are enough symbols, and of other
/// kinds.
std::optional<TooManyCells> tooManyCells(const Constraint& constraint, const Layout& layout);

}  // namespace nonet
