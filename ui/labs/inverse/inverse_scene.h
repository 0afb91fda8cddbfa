#pragma once

#include "ui/labs/frame/lab_scene.h"
#include "ui/labs/inverse/inverse_lab.h"
#include "ui/labs/inverse/inverse_painting.h"

#include <QCoreApplication>

namespace nonet::inverse_lab {

/// A scene over the lab's puzzle and its solution.
class InverseScene : public LabScene {
public:
    explicit InverseScene(InverseLab& lab) : m_lab(lab) {}

protected:
    InverseLab& lab() const { return m_lab; }
    const InverseModel& model() const { return m_lab.model(); }
    const InverseFacts& facts() const { return m_lab.facts(); }

private:
    InverseLab& m_lab;
};

/// The lab's seed as a control of a scene.
LabControl seedControl(InverseLab& lab);

}  // namespace nonet::inverse_lab
