#pragma once

#include "core/play/history.h"

#include <QString>

namespace nonet {

/// "7 in r3c4", "corner mark 2 in 3 cells": for the undo menu, the undo tree and the status line.
QString actionName(const ActionLabel& label);

}  // namespace nonet
