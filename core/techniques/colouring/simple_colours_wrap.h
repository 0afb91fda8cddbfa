#pragma once

#include "core/techniques/technique.h"

namespace nonet {

/// A colour of a component (colour_component.h) with two cells in one house is false: all of its candidates go.
void findSimpleColoursWrap(const Position& position, StepCollector& steps);

}  // namespace nonet
