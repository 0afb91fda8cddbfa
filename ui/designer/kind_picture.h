#pragma once

#include "core/rules/constraint.h"

#include <QPixmap>

namespace nonet {

struct Theme;

/// One of the kind on a board of three by three.
Constraint sampleOf(ConstraintKind kind);
/// One of the kind as boards show it, in small: for lists. What is drawn nowhere is told by the cells that its rule is
/// about. `side` in pixels of the window. Painted once for each theme and size.
QPixmap kindPicture(ConstraintKind kind, const Theme& theme, int side, qreal ratio);

}  // namespace nonet
