#pragma once

#include "ui/labs/frame/lab_scene.h"
#include "ui/labs/shift_cipher/shift_lab.h"
#include "ui/labs/shift_cipher/shift_painting.h"

#include <QCoreApplication>

namespace nonet {

/// A scene over the lab's list.
class ShiftScene : public LabScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::ShiftScene)

public:
    explicit ShiftScene(ShiftLab& lab) : m_lab(lab) {}

protected:
    ShiftLab& lab() const { return m_lab; }
    const ShiftModel& model() const { return m_lab.model(); }
    /// "r1c2: place b, digit 5" of the cell under the point, or that it is empty.
    QString cellReadout(const BoardMetrics& metrics, const QPointF& point, const Grid& digits) const;

private:
    ShiftLab& m_lab;
};

}  // namespace nonet
