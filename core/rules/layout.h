#pragma once

#include "core/board/board_shape.h"
#include "core/board/geometry.h"
#include "core/board/symbol_set.h"
#include "core/rules/constraint.h"
#include "core/rules/sub_grid.h"

#include <vector>

namespace nonet {

/// What rules a board has: its shape, what goes into its cells, its grids and all further rules. Givens and what is
/// only drawn are the puzzle's. A value; the classic board by default.
struct Layout {
    BoardShape shape;
    SymbolSet symbols;
    /// How often each symbol stands in a house, by its index; empty: once each.
    std::vector<int> counts;
    std::vector<SubGrid> grids = {SubGrid{}};
    std::vector<Constraint> constraints;

    Layout() = default;
    /// A regular board without further rules.
    explicit Layout(const Geometry& geometry);
    /// One grid with these regions and as many symbols as its longer side; a single region over all of a larger board
    /// is none.
    static Layout ofRegions(RegionMap regions);

    int count(Digit symbol) const { return counts.empty() ? 1 : counts[symbol.slot()]; }
    /// The counts of all symbols together: how many cells an exact house has.
    int countOfHouse() const;

    friend bool operator==(const Layout&, const Layout&) = default;
};

}  // namespace nonet
