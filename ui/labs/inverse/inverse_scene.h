// The scenes of the inverse lab, each in the file of its name, and what they share.
#pragma once

#include "core/generators/inverse/mark_search.h"
#include "ui/labs/inverse/inverse_lab.h"
#include "ui/labs/inverse/inverse_painting.h"

#include <QCoreApplication>

#include <memory>

namespace nonet::inverse_lab {

using InverseScene = SceneOf<InverseLab>;

std::unique_ptr<LabScene> makeLevelScene(InverseLab& lab);
std::unique_ptr<LabScene> makeUndoScene(InverseLab& lab);
std::unique_ptr<LabScene> makeMethodsScene(InverseLab& lab);
std::unique_ptr<LabScene> makeSearchScene(InverseLab& lab);
std::unique_ptr<LabScene> makeChildrenScene(InverseLab& lab);
std::unique_ptr<LabScene> makeFilmScene(InverseLab& lab);
std::unique_ptr<LabScene> makeGoalScene(InverseLab& lab);
std::unique_ptr<LabScene> makeHeuristicsScene(InverseLab& lab);
std::unique_ptr<LabScene> makeDisguiseScene(InverseLab& lab);

/// The lab's seed as a control of a scene.
LabControl seedControl(InverseLab& lab);
/// "random"
QString heuristicName(InverseHeuristic heuristic);

}  // namespace nonet::inverse_lab
