#include "core/rules/layout.h"

#include <algorithm>
#include <numeric>

namespace nonet {

Layout::Layout(const Geometry& geometry)
    : shape(BoardShape::square(geometry.side())),
      symbols(geometry.side()), grids{SubGrid{.regions = RegionMap::boxes(geometry.side(), geometry.side(),
                                                                          geometry.boxRows(), geometry.boxColumns())}} {
}

Layout Layout::ofRegions(RegionMap regions) {
    const int side = std::max(regions.rows(), regions.columns());
    const std::vector<int> sizes = regions.sizes();
    if (sizes.size() == 1 && sizes[0] > side)
        regions = RegionMap(regions.rows(), regions.columns());
    Layout layout;
    layout.shape = BoardShape(regions.rows(), regions.columns(), side);
    layout.symbols = SymbolSet(side);
    layout.grids = {SubGrid{0, 0, std::move(regions)}};
    return layout;
}

int Layout::countOfHouse() const {
    return counts.empty() ? symbols.count() : std::accumulate(counts.begin(), counts.end(), 0);
}

}  // namespace nonet
