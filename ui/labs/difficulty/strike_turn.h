// A move that the learner looks for at the narrowest place: a candidate that it takes away, or a digit that it fills
// in.
#pragma once

#include "core/techniques/position.h"
#include "core/techniques/step.h"
#include "ui/board/board_metrics.h"
#include "ui/labs/frame/lab_scene.h"

#include <optional>
#include <vector>

namespace nonet::difficulty {

/// The easiest of the open steps with that result. A digit that is filled in takes the others from its cell and itself
/// from its neighbours; the only candidate of a cell is filled in.
std::optional<Step> stepFor(const Position& position, const std::vector<Step>& open, const Candidate& struck);

/// What was struck, in its order. The task is left to the scene; the step that was found is not named while its name
/// is asked for.
LabTurn strikeTurn(const Position& position, const std::vector<Step>& open, const std::vector<Candidate>& struck,
                   bool namesStep);

/// Crossed out where a move does it, with a cross in a red ring where none does.
void paintStruck(QPainter& painter, const BoardMetrics& metrics, const Position& position,
                 const std::vector<Step>& open, const std::vector<Candidate>& struck, const StageLook& look);

}  // namespace nonet::difficulty
