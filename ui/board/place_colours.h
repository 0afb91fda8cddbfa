#pragma once

#include "core/board/geometry.h"

namespace nonet {

/// Of a place in the list that a board is made of: as PlaceMark::colour has it, the same wherever places are shown.
/// Neighbours of a box's row are of one hue on boards that have few enough.
int placeColour(const Geometry& geometry, int place);

}  // namespace nonet
