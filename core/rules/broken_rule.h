#pragma once

#include "core/board/cell.h"
#include "core/board/house.h"

#include <optional>
#include <vector>

namespace nonet {

/// A rule that can no longer hold, with the cells that show it.
struct BrokenRule {
    /// Into Layout::constraints; nothing for a house.
    std::optional<int> constraint;
    std::optional<House> house;
    std::vector<Cell> cells;

    friend bool operator==(const BrokenRule&, const BrokenRule&) = default;
};

}  // namespace nonet
