#pragma once

#include "ui/labs/minigrid/minigrid_lab.h"
#include "ui/labs/minigrid/minigrid_painting.h"

#include <QCoreApplication>

namespace nonet::minigrid {

/// A scene over the lab's puzzle.
class MinigridScene : public LabScene {
public:
    explicit MinigridScene(MinigridLab& lab) : m_lab(lab) {}

    std::optional<Puzzle> puzzle() const override { return model().puzzle; }

protected:
    MinigridLab& lab() const { return m_lab; }
    const MinigridModel& model() const { return m_lab.model(); }
    /// What answers the question is claimed there alone.
    bool isAtEnd() const { return moment() >= moveCount(); }

private:
    MinigridLab& m_lab;
};

}  // namespace nonet::minigrid
