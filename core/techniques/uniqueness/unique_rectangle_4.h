#pragma once

#include "core/techniques/technique.h"

namespace nonet {

/// In a house of both roof cells (unique_rectangle.h) one digit of the pair has no other place, so one of them holds
/// it: the other digit goes from both.
void findUniqueRectangles4(const Position& position, StepCollector& steps);

}  // namespace nonet
