#pragma once

#include "core/techniques/technique.h"

namespace nonet {

/// Naked single: a cell with one candidate left takes it.
void findNakedSingles(const Position& position, StepCollector& steps);

}  // namespace nonet
