#pragma once

#include "core/techniques/technique.h"

namespace nonet {

// n digits of a house with only n places between them fill these places: every other candidate goes from them.

void findHiddenPairs(const Position& position, StepCollector& steps);
void findHiddenTriples(const Position& position, StepCollector& steps);
void findHiddenQuadruples(const Position& position, StepCollector& steps);

}  // namespace nonet
