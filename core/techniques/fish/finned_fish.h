#pragma once

#include "core/techniques/technique.h"

namespace nonet {

// A basic fish whose base lines have a few candidates more, outside the cover lines: the fins, all in one box. Either
// a fin is true or the fish is, so what the fish clears and every fin sees goes.
//
//   . * . | . * f
//   . . . | . x .     finned X-Wing: rows (*), columns, fin (f); of the column's candidates only the x see the fin
//   . . . | . x .
//   ------+------
//   . * . | . * .
//
// Sashimi where without the fins some base line keeps a single candidate, so that no fish would be left (here: without
// the * beside the f).

void findFinnedXWings(const Position& position, StepCollector& steps);
void findFinnedSwordfish(const Position& position, StepCollector& steps);
void findFinnedJellyfish(const Position& position, StepCollector& steps);
void findSashimiXWings(const Position& position, StepCollector& steps);
void findSashimiSwordfish(const Position& position, StepCollector& steps);
void findSashimiJellyfish(const Position& position, StepCollector& steps);

}  // namespace nonet
