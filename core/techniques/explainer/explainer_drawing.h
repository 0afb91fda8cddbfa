// A step of the Explainer scale as a Step, for the board: what it places and removes, and as much of its pattern as
// roles and lines can carry.
#pragma once

#include "core/techniques/explainer/explainer_step.h"
#include "core/techniques/step.h"

namespace nonet::explainer {

/// To be drawn, not to be proved or worded: it has no arguments, and its technique means nothing. A chain without
/// branches is a line; one with branches is a line from each candidate to what follows from it, where these are few
/// enough to be followed, else its candidates are marked alone. Nested chains are inner steps, drawn by the same rule.
/// board: as it is before the step.
nonet::Step drawnStep(const Board& board, const Step& step);

Candidate candidateOf(int id);
House houseOf(int house);

}  // namespace nonet::explainer
