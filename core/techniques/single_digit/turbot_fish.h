#pragma once

#include "core/techniques/technique.h"

namespace nonet {

/// Two conjugate pairs of a digit joined by two ends that see each other, at least one of them the pair of a box, that
/// are no Skyscraper and no 2-String Kite.
void findTurbotFish(const Position& position, StepCollector& steps);

}  // namespace nonet
