#pragma once

#include "ui/labs/difficulty/difficulty_lab.h"
#include "ui/labs/difficulty/difficulty_painting.h"
#include "ui/labs/frame/lab_scene.h"

#include <QCoreApplication>

namespace nonet::difficulty {

/// A scene over the lab's puzzle.
class DifficultyScene : public SceneOf<DifficultyLab> {
public:
    using SceneOf::SceneOf;

protected:
    const PathFacts& facts() const { return lab().facts(); }
};

}  // namespace nonet::difficulty
