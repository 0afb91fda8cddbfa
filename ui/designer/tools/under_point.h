// What of a layout lies under a point of the board, the topmost first.
#pragma once

#include "core/rules/puzzle.h"

#include <QPointF>

#include <vector>

namespace nonet {

class BoardWidget;

/// Into the puzzle's constraints: those whose picture is there, then those that name the cell; hidden ones last.
std::vector<int> constraintsUnder(const BoardWidget& board, const Puzzle& puzzle, const QPointF& point);
/// Into the decoration's drawings.
std::vector<int> drawingsUnder(const BoardWidget& board, const Puzzle& puzzle, const QPointF& point);

}  // namespace nonet
