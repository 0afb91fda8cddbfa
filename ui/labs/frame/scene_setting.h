// What the learner has set and drawn in a scene, to be kept and brought back: for undo and for lesson files.
#pragma once

#include "ui/labs/frame/lab_scene.h"

#include <compare>

namespace nonet {

struct ControlSetting {
    QString id;
    int value = 0;
    /// What stands in the field of a control that is a text.
    QString text;
    bool isText = false;

    bool operator==(const ControlSetting&) const = default;
};

struct SceneSetting {
    /// Buttons are not among them.
    std::vector<ControlSetting> controls;
    QString drawing;
    bool isYourTurn = false;

    bool operator==(const SceneSetting&) const = default;
};

SceneSetting settingOf(LabScene& scene);
/// Controls that the scene does not have now are left out.
void setControls(LabScene& scene, const std::vector<ControlSetting>& controls);

}  // namespace nonet
