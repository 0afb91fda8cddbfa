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

std::unique_ptr<LabScene> boxesScene(MinigridLab& lab);
std::unique_ptr<LabScene> sequenceScene(MinigridLab& lab);
std::unique_ptr<LabScene> treeScene(MinigridLab& lab);
std::unique_ptr<LabScene> treesScene(MinigridLab& lab);
std::unique_ptr<LabScene> pathScene(MinigridLab& lab);
std::unique_ptr<LabScene> explodeScene(MinigridLab& lab);
std::unique_ptr<LabScene> graphScene(MinigridLab& lab);
std::unique_ptr<LabScene> pruneScene(MinigridLab& lab);
std::unique_ptr<LabScene> compareScene(MinigridLab& lab);
std::unique_ptr<LabScene> guessScene(MinigridLab& lab);

/// "zigzag by rows"
QString pathName(BoxPath path);

}  // namespace nonet::minigrid
