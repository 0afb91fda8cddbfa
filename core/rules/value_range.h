#pragma once

#include "core/rules/layout.h"

#include <optional>

namespace nonet {

/// From the least to the most that a constraint's number can be.
struct ValueRange {
    int least = 0;
    int most = 0;

    friend bool operator==(const ValueRange&, const ValueRange&) = default;
};

/// Which numbers the constraint may have where it lies, whatever else is on the board: cells of a row, column or region
/// differ where these hold every symbol once. The true ends; what lies between need not all be possible. Of a kind
/// whose cells say nothing of its number, or that lacks them, what the board's numbers say. Of several pairs or lines
/// what one of them can be.
/// Kinds without a number: 0 to 999.
ValueRange valueRange(const Constraint& constraint, const Layout& layout);

}  // namespace nonet
