#pragma once

#include "core/board/geometry.h"

namespace nonet {

/// The colour, as in PlaceMark::colour, of a place in the list that a board is made of: the same wherever places are
/// shown. Neighbours of a box's row are of one hue on boards that have few enough.
int placeColour(const Geometry& geometry, int place);

}  // namespace nonet
