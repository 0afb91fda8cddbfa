#pragma once

#include "core/techniques/technique.h"

namespace nonet {

// n rows whose candidates of a digit lie in n columns use these columns up: the digit goes from their other cells.
// Likewise n columns in n rows.
//
//   . * . . * .
//   . x . . x .     X-Wing: two rows (*), two columns; the x go
//   . * . . * .

void findXWings(const Position& position, StepCollector& steps);
void findSwordfish(const Position& position, StepCollector& steps);
void findJellyfish(const Position& position, StepCollector& steps);

}  // namespace nonet
