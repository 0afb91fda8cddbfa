#pragma once

#include <QString>

namespace nonet {

struct WindowFrame;

/// What is said of a key that was pressed: in the status line, or where a message covers that, in its place.
void showTransientNote(const WindowFrame& frame, const QString& sentence);

}  // namespace nonet
