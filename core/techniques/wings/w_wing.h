#pragma once

#include "core/techniques/technique.h"

namespace nonet {

/// Two cells with the same two candidates XY, not seeing each other, joined by a conjugate pair of X with one end
/// beside either: they cannot both be X, so one is Y, which goes from every cell that sees both.
void findWWings(const Position& position, StepCollector& steps);

}  // namespace nonet
