#pragma once

#include "ui/labs/frame/lab_scene.h"
#include "ui/labs/lookup/lookup_lab.h"
#include "ui/labs/lookup/lookup_painting.h"

#include <QCoreApplication>

namespace nonet::lookup {

/// A scene over the lab's input.
class LookupScene : public SceneOf<LookupLab> {
public:
    using SceneOf::SceneOf;

    /// What it starts from, which the input field shows.
    virtual InputKind input() const { return InputKind::floor; }
};

}  // namespace nonet::lookup
