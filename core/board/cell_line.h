// Which cells a stroke goes over that was seen at two places only: a pointer moves on by several cells at once.
#pragma once

#include "core/board/board_shape.h"

#include <vector>

namespace nonet {

/// A cell, a hole or what would be a cell beside the board, in rows and columns from the upper left cell: -1 lies above
/// it or left of it.
struct BoardSquare {
    int row = 0;
    int column = 0;
    static BoardSquare of(Cell cell, const BoardShape& shape) { return {shape.row(cell), shape.column(cell)}; }
    friend bool operator==(const BoardSquare&, const BoardSquare&) = default;
};

/// The cells on the straight line between the middles of two squares, in their order: without the first, with the last.
/// By the king's moves, so that one stands in each row of a steep line and in each column of a flat one; of two equally
/// near the line the one nearer to the last. What is no cell is left out. Costs as many steps as squares lie between.
std::vector<Cell> cellsOnLine(const BoardSquare& from, const BoardSquare& to, const BoardShape& shape);

}  // namespace nonet
