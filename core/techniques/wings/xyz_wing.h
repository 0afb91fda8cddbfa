#pragma once

#include "core/techniques/technique.h"

namespace nonet {

/// A pivot with candidates XYZ sees two pincers with XZ and YZ: one of the three is Z, which goes from every cell that
/// sees all of them.
void findXyzWings(const Position& position, StepCollector& steps);

}  // namespace nonet
