// The scenes of the inverse lab, each in the file of its name, and what they share.
#pragma once

#include "core/generators/inverse/mark_search.h"
#include "ui/labs/inverse/inverse_lab.h"
#include "ui/labs/inverse/inverse_painting.h"

#include <QCoreApplication>

#include <memory>

namespace nonet::inverse_lab {

using InverseScene = SceneOf<InverseLab>;

std::unique_ptr<LabScene> levelScene(InverseLab& lab);
std::unique_ptr<LabScene> methodsScene(InverseLab& lab);
std::unique_ptr<LabScene> searchScene(InverseLab& lab);
std::unique_ptr<LabScene> childrenScene(InverseLab& lab);
std::unique_ptr<LabScene> filmScene(InverseLab& lab);
std::unique_ptr<LabScene> goalScene(InverseLab& lab);
std::unique_ptr<LabScene> heuristicsScene(InverseLab& lab);
std::unique_ptr<LabScene> disguiseScene(InverseLab& lab);

/// The lab's seed as a control of a scene.
LabControl seedControl(InverseLab& lab);
/// "random"
QString heuristicName(InverseHeuristic heuristic);

}  // namespace nonet::inverse_lab
