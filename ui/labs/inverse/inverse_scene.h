#pragma once

#include "ui/labs/frame/lab_scene.h"
#include "ui/labs/inverse/inverse_lab.h"
#include "ui/labs/inverse/inverse_painting.h"

#include <QCoreApplication>

namespace nonet::inverse_lab {

/// A scene over the lab's puzzle and its solution.
class InverseScene : public SceneOf<InverseLab> {
public:
    using SceneOf::SceneOf;

protected:
    const InverseFacts& facts() const { return lab().facts(); }
};

/// The lab's seed as a control of a scene.
LabControl seedControl(InverseLab& lab);

}  // namespace nonet::inverse_lab
