#pragma once

#include <QFont>

namespace nonet {

/// What boards and the pictures around them are lettered in, in the one family of the program.
/// In pixels of the painter, never under `smallest`.
QFont boardFont(double pixelSize, QFont::Weight weight = QFont::Normal, int smallest = 1);

}  // namespace nonet
