#pragma once

#include "ui/board/board_metrics.h"

#include <QPainterPath>

#include <utility>
#include <vector>

namespace nonet {

/// Row and column, on the board or beside it.
using BoardPlace = std::pair<int, int>;

/// The outline of an area, `inset` of a cell's side inside: along each side of a place where none of the area is
/// beyond.
QPainterPath areaOutline(const BoardMetrics& metrics, std::vector<BoardPlace> places, double inset);

}  // namespace nonet
