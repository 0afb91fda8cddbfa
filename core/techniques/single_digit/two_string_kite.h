#pragma once

#include "core/techniques/technique.h"

namespace nonet {

/// A row and a column with two places each for a digit, one end of each in the same box; the other ends are a and d:
///
///      .  b  .  |  .  a  .        b and c share the box, so a or d holds the digit;
///      c  .  .  |  .  .  .        it goes from x, which sees both
///      ---------+---------
///      d  .  .  |  .  x  .
void findTwoStringKites(const Position& position, StepCollector& steps);

}  // namespace nonet
