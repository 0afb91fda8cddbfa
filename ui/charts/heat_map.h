#pragma once

#include "core/rating/path_profile.h"
#include "ui/preferences/theme.h"

class QPainter;
class QRectF;

namespace nonet {

/// A board in the middle of the area, each blank cell shaded by its number of candidates, which stands in it; givens as
/// they are. The more, the deeper; without tints the number alone tells.
void paintHeatMap(QPainter& painter, const QRectF& area, const Grid& givens, const CellCounts& counts,
                  const Theme& theme);

}  // namespace nonet
