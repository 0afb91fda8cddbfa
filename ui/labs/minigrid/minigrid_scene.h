// The scenes of the minigrid lab, each in the file of its name, and what they share.
#pragma once

#include "ui/labs/minigrid/minigrid_lab.h"
#include "ui/labs/minigrid/minigrid_painting.h"

#include <QCoreApplication>

#include <memory>

namespace nonet::minigrid {

/// A scene over the lab's puzzle.
class MinigridScene : public SceneOf<MinigridLab> {
public:
    using SceneOf::SceneOf;

protected:
    /// What answers the question is claimed there alone.
    bool isAtEnd() const { return moment() >= moveCount(); }
};

std::unique_ptr<LabScene> makeBoxesScene(MinigridLab& lab);
std::unique_ptr<LabScene> makeSequenceScene(MinigridLab& lab);
std::unique_ptr<LabScene> makeTreeScene(MinigridLab& lab);
std::unique_ptr<LabScene> makeTreesScene(MinigridLab& lab);
std::unique_ptr<LabScene> makePathScene(MinigridLab& lab);
std::unique_ptr<LabScene> makeExplodeScene(MinigridLab& lab);
std::unique_ptr<LabScene> makeGraphScene(MinigridLab& lab);
std::unique_ptr<LabScene> makePruneScene(MinigridLab& lab);
std::unique_ptr<LabScene> makeCompareScene(MinigridLab& lab);
std::unique_ptr<LabScene> makeGuessScene(MinigridLab& lab);

/// "zigzag by rows"
QString pathName(BoxPath path);

}  // namespace nonet::minigrid
