#pragma once

#include "core/techniques/position.h"
#include "core/techniques/step.h"

namespace nonet {

/// Whether the step follows from what its roles name. For each elimination the checker assumes the candidate true (for
/// each placement: false) and searches for a contradiction, using only
///   - that each cell of step.cells holds one of its candidates,
///   - that each digit of step.digits has a place in each house of step.houses,
///   - that two equal digits never share a house, and a cell holds one digit;
/// for uniqueness techniques also that a deadly pattern, had it come about, would give a second solution.
/// Includes nothing of the finders. Cost: microseconds for most steps, up to a millisecond for long chains.
bool isProved(const Position& position, const Step& step);

}  // namespace nonet
