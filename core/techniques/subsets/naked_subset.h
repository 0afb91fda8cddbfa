#pragma once

#include "core/techniques/technique.h"

namespace nonet {

// n cells of a house with only n digits between them take these digits: they go from every other cell that shares a
// house with all n cells.
//
// Where the cells of a pair or triple lie in a box and a line, and clear cells both of the box and of the line
// outside it, the step is a locked pair or triple (the intersections family), and no naked one.

void findLockedPairs(const Position& position, StepCollector& steps);
void findLockedTriples(const Position& position, StepCollector& steps);
void findNakedPairs(const Position& position, StepCollector& steps);
void findNakedTriples(const Position& position, StepCollector& steps);
void findNakedQuadruples(const Position& position, StepCollector& steps);

}  // namespace nonet
