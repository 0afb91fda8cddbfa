#pragma once

#include "core/techniques/technique.h"

namespace nonet {

/// What sees both colours of a component (colour_component.h) sees the true one: all such candidates of the digit go.
void findSimpleColoursTrap(const Position& position, StepCollector& steps);

}  // namespace nonet
