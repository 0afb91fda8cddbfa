#pragma once

#include "core/board/cell_set.h"

#include <vector>

namespace nonet {

/// What of a puzzle cannot hold together: its cells and glyphs are ringed.
struct Contradiction {
    CellSet cells;
    /// Into Layout::constraints.
    std::vector<int> rules;
    friend bool operator==(const Contradiction&, const Contradiction&) = default;
};

}  // namespace nonet
