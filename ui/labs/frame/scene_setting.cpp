#include "ui/labs/frame/scene_setting.h"

namespace nonet {

SceneSetting settingOf(LabScene& scene) {
    SceneSetting setting;
    for (const LabControl& control : scene.controls())
        if (control.kind != LabControlKind::button)
            setting.controls.push_back({control.id, control.value, control.text, control.kind == LabControlKind::text});
    setting.drawing = scene.drawing();
    setting.isYourTurn = scene.isYourTurn();
    return setting;
}

void setControls(LabScene& scene, const std::vector<ControlSetting>& controls) {
    for (const ControlSetting& each : controls)
        if (each.isText)
            scene.setText(each.id, each.text);
        else
            scene.setControl(each.id, each.value);
}

}  // namespace nonet
