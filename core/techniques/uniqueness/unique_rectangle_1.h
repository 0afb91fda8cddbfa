#pragma once

#include "core/techniques/technique.h"

namespace nonet {

/// Three floor cells (unique_rectangle.h): the fourth holds neither digit of the pair.
void findUniqueRectangles1(const Position& position, StepCollector& steps);

}  // namespace nonet
