#pragma once

#include "core/techniques/technique.h"

namespace nonet {

/// Both roof cells (unique_rectangle.h) have the same one extra digit: one of them holds it, so it goes from every cell
/// that sees both.
void findUniqueRectangles2(const Position& position, StepCollector& steps);

}  // namespace nonet
