#pragma once

#include "ui/labs/frame/lab_scene.h"
#include "ui/labs/lookup/lookup_lab.h"
#include "ui/labs/lookup/lookup_painting.h"

#include <QCoreApplication>

namespace nonet::lookup {

/// A scene over the lab's input.
class LookupScene : public LabScene {
public:
    explicit LookupScene(LookupLab& lab) : m_lab(lab) {}

protected:
    LookupLab& lab() const { return m_lab; }
    const LookupModel& model() const { return m_lab.model(); }

private:
    LookupLab& m_lab;
};

}  // namespace nonet::lookup
