#pragma once

#include "ui/board/board_metrics.h"
#include "ui/board/board_picture.h"

#include <vector>

namespace nonet {

/// The constraints whose sign is there, into the layout: clues beside the board, and dots, letters and circles between
/// cells. Signs that fill cells or run through them belong to these, and none in fog is there.
std::vector<int> rulesAt(const BoardMetrics& metrics, const BoardPicture& picture, const QPointF& point);

}  // namespace nonet
