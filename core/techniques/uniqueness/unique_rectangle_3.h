#pragma once

#include "core/techniques/technique.h"

namespace nonet {

/// One of the two roof cells (unique_rectangle.h) holds an extra digit: together they act as one cell with the extra
/// digits as candidates, and make a naked subset with other cells of a house that they share. Where the subset lies in
/// a line and a box at once, both are cleared. The other cells hold no digit of the pair.
void findUniqueRectangles3(const Position& position, StepCollector& steps);

}  // namespace nonet
