#pragma once

#include "core/techniques/technique.h"

namespace nonet {

/// A pivot with candidates XY sees two pincers with XZ and YZ: whichever digit the pivot takes, one pincer is Z, which
/// goes from every cell that sees both.
void findXyWings(const Position& position, StepCollector& steps);

}  // namespace nonet
