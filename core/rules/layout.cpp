#include "core/rules/layout.h"

#include <numeric>

namespace nonet {

Layout::Layout(const Geometry& geometry)
    : shape(BoardShape::square(geometry.side())),
      symbols(geometry.side()), grids{SubGrid{.regions = RegionMap::boxes(geometry.side(), geometry.side(),
                                                                          geometry.boxRows(), geometry.boxColumns())}} {
}

int Layout::countOfHouse() const {
    return counts.empty() ? symbols.count() : std::accumulate(counts.begin(), counts.end(), 0);
}

}  // namespace nonet
