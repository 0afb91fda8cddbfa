#include "core/design/region_edits.h"

#include <cassert>

namespace nonet {

Puzzle paintRegion(const Puzzle& puzzle, int grid, std::span<const Cell> cells, std::optional<int> region) {
    Layout layout = puzzle.layout();
    SubGrid& painted = layout.grids[static_cast<std::size_t>(grid)];
    for (const Cell cell : cells) {
        const int row = layout.shape.row(cell);
        const int column = layout.shape.column(cell);
        if (painted.contains(row, column))
            painted.regions.setRegion(Cell((row - painted.row) * painted.columns() + column - painted.column), region);
    }
    return withLayout(puzzle, std::move(layout));
}

Puzzle setRegions(const Puzzle& puzzle, int grid, RegionMap regions) {
    Layout layout = puzzle.layout();
    SubGrid& changed = layout.grids[static_cast<std::size_t>(grid)];
    assert(regions.rows() == changed.rows() && regions.columns() == changed.columns());
    changed.regions = std::move(regions);
    return withLayout(puzzle, std::move(layout));
}

std::vector<RegionFault> regionFaults(const Layout& layout, int grid) {
    const SubGrid& own = layout.grids[static_cast<std::size_t>(grid)];
    RegionMap regions = own.regions;
    for (int i = 0; i < own.rows() * own.columns(); ++i)
        if (!layout.shape.cellAt(own.row + i / own.columns(), own.column + i % own.columns()))
            regions.setRegion(Cell(i), std::nullopt);
    const std::vector<int> sizes = regions.sizes();
    std::vector<RegionFault> faults;
    for (int region = 0; region < static_cast<int>(sizes.size()); ++region) {
        const int size = sizes[static_cast<std::size_t>(region)];
        const RegionFault fault{region, size, regions.isConnected(region)};
        if (size > 0 && (size != layout.countOfHouse() || !fault.isConnected))
            faults.push_back(fault);
    }
    return faults;
}

}  // namespace nonet
