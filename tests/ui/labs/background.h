// What a lab works out in the background.
#pragma once

#include "ui/labs/frame/lab.h"
#include "ui/tasks/task.h"

#include <QTest>

#include <algorithm>

namespace nonet {

/// Whether nothing of the lab is being worked out any more, within so many milliseconds.
inline bool settles(const Lab& lab, int patience) {
    return QTest::qWaitFor([&] { return std::ranges::none_of(lab.findChildren<Task*>(), &Task::isRunning); }, patience);
}

}  // namespace nonet
