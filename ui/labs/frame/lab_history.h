// What can be taken back in a lab: how it was before each change, and after those that were undone.
#pragma once

#include "ui/labs/frame/scene_setting.h"

#include <vector>

namespace nonet {

/// The lab as undo finds it.
struct LabMoment {
    int scene = 0;
    QString input;
    SceneSetting setting;
    /// What led away from it: steps of one control are undone as one; empty stands alone.
    QString by;
    /// Its change left what was drawn alone: that may have become more since.
    bool keepsDrawing = false;

    /// Whether the same stands there, whatever led away from it.
    bool isAs(const LabMoment& other) const {
        return scene == other.scene && input == other.input && setting == other.setting;
    }
};

class LabHistory {
public:
    bool canUndo() const { return !m_done.empty(); }
    bool canRedo() const { return !m_undone.empty(); }
    /// Null where there is nothing.
    const LabMoment* lastDone() const { return canUndo() ? &m_done.back() : nullptr; }
    const LabMoment* lastUndone() const { return canRedo() ? &m_undone.back() : nullptr; }
    /// Before a change. It goes on the one before where both are of one control in one scene; of more than 500 the
    /// first goes. What was undone is gone.
    void keep(LabMoment before);
    /// Takes the last one back, where there is one: `now` is how its scene stands before that.
    LabMoment undo(LabMoment now) { return step(m_done, m_undone, std::move(now)); }
    LabMoment redo(LabMoment now) { return step(m_undone, m_done, std::move(now)); }

private:
    static LabMoment step(std::vector<LabMoment>& from, std::vector<LabMoment>& to, LabMoment now);

    std::vector<LabMoment> m_done;
    std::vector<LabMoment> m_undone;
};

}  // namespace nonet
