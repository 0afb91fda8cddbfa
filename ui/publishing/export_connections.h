#pragma once

#include "ui/publishing/export_actions.h"

namespace nonet {

struct WindowFrame;

/// What of the window brings its session's puzzle out.
ExportPlace exportPlaceOf(const WindowFrame& frame);
/// What they tell comes into the window's bars, and what is known of the puzzle to them.
void connectExport(const WindowFrame& frame, const ExportActions& actions);

}  // namespace nonet
