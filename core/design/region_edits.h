// Edits of the regions that a setter paints: boxes, or any other shapes, of one grid of the board.
#pragma once

#include "core/rules/puzzle.h"

#include <optional>
#include <span>
#include <vector>

namespace nonet {

/// Cells of the board that lie in the grid into a region, 0 to RegionMap::kMostRegion, or out of all.
Puzzle paintRegion(const Puzzle& puzzle, int grid, std::span<const Cell> cells, std::optional<int> region);
/// All regions of a grid anew.
Puzzle setRegions(const Puzzle& puzzle, int grid, RegionMap regions);
/// What is unfinished about a grid's regions, in the order of their numbers.
struct RegionFault {
    int region = 0;
    int size = 0;
    bool isConnected = true;
};
/// Regions that have not as many cells as a house has symbols, or that fall apart; holes are no cells, and numbers that
/// no cell has no regions.
std::vector<RegionFault> regionFaults(const Layout& layout, int grid);

}  // namespace nonet
