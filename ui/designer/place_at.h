// Which place of the board a point means, by what a tool draws there.
#pragma once

#include "core/rules/constraint.h"
#include "ui/board/board_metrics.h"

#include <optional>
#include <utility>
#include <vector>

namespace nonet {

/// The two cells whose common edge is nearest, within the board; the upper or left one first.
std::optional<std::pair<Cell, Cell>> pairAt(const BoardMetrics& metrics, const QPointF& point);
/// The upper left one of the cells round the nearest corner within the board; four cells meet there.
std::optional<Cell> cornerAt(const BoardMetrics& metrics, const QPointF& point);
/// The place beside the board, or in a hole, where a clue of the kind can stand, and which way it reads: of a little
/// killer's diagonals it is the longer one, and near an edge of the place the one at that side, unless it is one cell.
std::optional<OutsidePlace> outsidePlaceAt(const BoardMetrics& metrics, const QPointF& point, ConstraintKind kind);
/// Where clues of the kind can stand that read the selected cells from the first: of several cells the one that reads
/// along them; of one cell those beside it, a diagonal's the longest first, else above, below, left and right.
std::vector<OutsidePlace> outsidePlacesOf(const std::vector<Cell>& cells, const BoardShape& shape, ConstraintKind kind);

}  // namespace nonet
