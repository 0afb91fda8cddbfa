#pragma once

#include "core/techniques/technique.h"

namespace nonet {

/// Two rows (or two columns) with two places each for a digit, one pair of ends in the same column (row):
///
///      .  a  .  |  .  .  b        a and c share the column, so b or d holds the digit;
///      .  .  .  |  .  x  .        it goes from every x that sees both
///      .  c  .  |  .  d  .
void findSkyscrapers(const Position& position, StepCollector& steps);

}  // namespace nonet
