// The scenes of the difficulty lab, each in the file of its name, and what they share.
#pragma once

#include "ui/labs/difficulty/difficulty_lab.h"
#include "ui/labs/difficulty/difficulty_painting.h"

#include <QCoreApplication>

#include <memory>

namespace nonet::difficulty {

/// A scene over the lab's puzzle.
class DifficultyScene : public SceneOf<DifficultyLab> {
public:
    using SceneOf::SceneOf;

protected:
    const PathFacts& facts() const { return lab().facts(); }
};

std::unique_ptr<LabScene> makeHeatScene(DifficultyLab& lab);
std::unique_ptr<LabScene> makeSinglesScene(DifficultyLab& lab);
std::unique_ptr<LabScene> makeBottleneckScene(DifficultyLab& lab);
std::unique_ptr<LabScene> makeScalesScene(DifficultyLab& lab);
std::unique_ptr<LabScene> makeWhyScene(DifficultyLab& lab);
std::unique_ptr<LabScene> makeAgreementScene(DifficultyLab& lab);
std::unique_ptr<LabScene> makeChangeScene(DifficultyLab& lab);

}  // namespace nonet::difficulty
