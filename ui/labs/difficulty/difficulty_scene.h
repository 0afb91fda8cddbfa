#pragma once

#include "ui/labs/difficulty/difficulty_lab.h"
#include "ui/labs/difficulty/difficulty_painting.h"
#include "ui/labs/frame/lab_scene.h"

#include <QCoreApplication>

namespace nonet::difficulty {

/// A scene over the lab's puzzle.
class DifficultyScene : public LabScene {
public:
    explicit DifficultyScene(DifficultyLab& lab) : m_lab(lab) {}

protected:
    DifficultyLab& lab() const { return m_lab; }
    const DifficultyModel& model() const { return m_lab.model(); }
    const PathFacts& facts() const { return m_lab.facts(); }

private:
    DifficultyLab& m_lab;
};

}  // namespace nonet::difficulty
