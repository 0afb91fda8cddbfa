#pragma once

#include "core/techniques/technique.h"

namespace nonet {

// A digit whose places in one house all lie in a second house can stand nowhere else in the second.
//
//   . * * | x x .      type 1: the box's places (*) lie in one row or column: the x go
//   . . . | . . .      type 2: the row's or column's places lie in one box: the rest of the box goes

/// Locked candidates 1 (pointing): from a box to a row or column.
void findLockedCandidates1(const Position& position, StepCollector& steps);
/// Locked candidates 2 (claiming): from a row or column to a box.
void findLockedCandidates2(const Position& position, StepCollector& steps);

}  // namespace nonet
