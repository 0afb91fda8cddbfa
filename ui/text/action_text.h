#pragma once

#include "core/play/history.h"

#include <QString>

namespace nonet {

/// "7 in r3c4", "corner mark 2 in 3 cells": for the undo menu, the undo tree and the status line. Cells and digits have
/// the names of the puzzle's board.
QString actionName(const ActionLabel& label, const Puzzle& puzzle);
/// With all that an applied step did: "X-Wing: removes 7 from r1c2 and r6c2".
QString actionName(const History::Node& node, const Puzzle& puzzle);

}  // namespace nonet
