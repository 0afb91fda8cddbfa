// The boxes that f-puzzles gives a board of a side where the file names no regions.
#pragma once

#include "core/board/region_map.h"

namespace nonet {

/// As square as the side allows, lying rather than standing: 2 x 3 of 6; no regions where the side is prime.
RegionMap usualRegions(int side);

}  // namespace nonet
