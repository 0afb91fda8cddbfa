#pragma once

#include "core/techniques/technique.h"

namespace nonet {

/// Hidden single: a digit with one place left in a house goes there.
void findHiddenSingles(const Position& position, StepCollector& steps);

}  // namespace nonet
