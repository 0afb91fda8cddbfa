#pragma once

#include "core/techniques/technique.h"

namespace nonet {

/// Full house: the last unsolved cell of a house takes the digit that the house still lacks.
void findFullHouses(const Position& position, StepCollector& steps);

}  // namespace nonet
