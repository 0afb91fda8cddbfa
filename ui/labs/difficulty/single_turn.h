// Singles that the learner looks for before the narrowest place of a puzzle.
#pragma once

#include "core/techniques/position.h"
#include "ui/board/board_metrics.h"
#include "ui/labs/frame/lab_scene.h"

#include <vector>

namespace nonet::difficulty {

/// What was written into blank cells of the position. leadsOn: there is a narrowest place to look at next.
LabTurn singleTurn(const Position& position, const std::vector<Candidate>& written, bool leadsOn);
/// In a ring where the digit is no single.
void paintSingles(QPainter& painter, const BoardMetrics& metrics, const Position& position,
                  const std::vector<Candidate>& written, const StageLook& look);

}  // namespace nonet::difficulty
