// The bottleneck of a path, pointed at by the learner.
#pragma once

#include "core/rating/bottleneck.h"
#include "ui/labs/frame/lab_scene.h"

namespace nonet::difficulty {

class BottleneckTurn {
public:
    /// Steps of this puzzle's path are chosen from now on; what was chosen on another is forgotten.
    void begin(const Grid& puzzle);
    LabTurn turn(const BottleneckProfile& profile) const;
    /// Steps from 0; -1: none.
    void choose(int step) { m_step = step; }
    int chosen() const { return m_step; }
    /// "12", counted from 0; empty for none.
    QString text() const { return m_step < 0 ? QString() : QString::number(m_step); }
    /// Nothing happens where the path has no such step.
    void setText(const QString& text, int steps);
    /// The same by keys; counted from 1, 0: none.
    LabControl control(int steps);

private:
    Grid m_puzzle;
    int m_step = -1;
};

}  // namespace nonet::difficulty
