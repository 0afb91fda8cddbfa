#pragma once

#include "ui/labs/minigrid/minigrid_lab.h"
#include "ui/labs/minigrid/minigrid_painting.h"

#include <QCoreApplication>

namespace nonet::minigrid {

/// A scene over the lab's puzzle.
class MinigridScene : public SceneOf<MinigridLab> {
public:
    using SceneOf::SceneOf;

protected:
    /// What answers the question is claimed there alone.
    bool isAtEnd() const { return moment() >= moveCount(); }
};

}  // namespace nonet::minigrid
