#pragma once

#include "ui/labs/frame/lab_scene.h"
#include "ui/labs/shift_cipher/shift_lab.h"
#include "ui/labs/shift_cipher/shift_painting.h"

#include <QCoreApplication>

namespace nonet {

/// A scene over the lab's list.
class ShiftScene : public SceneOf<ShiftLab> {
    Q_DECLARE_TR_FUNCTIONS(nonet::ShiftScene)

public:
    using SceneOf::SceneOf;

protected:
    /// "r1c2: place b, digit 5" of the cell under the point, or that it is empty.
    QString cellReadout(const BoardMetrics& metrics, const QPointF& point, const Grid& digits) const;
};

}  // namespace nonet
