#include "core/board/cell_line.h"

#include <algorithm>
#include <cstdlib>

namespace nonet {
namespace {

/// How far one has come after `done` of `all` equal parts of a way, rounded, halves away from where it began.
int roundedPart(int way, int done, int all) {
    const int far = (2 * std::abs(way) * done + all) / (2 * all);
    return way < 0 ? -far : far;
}

}  // namespace

std::vector<Cell> cellsOnLine(const BoardSquare& from, const BoardSquare& to, const BoardShape& shape) {
    const int down = to.row - from.row;
    const int right = to.column - from.column;
    const int moves = std::max(std::abs(down), std::abs(right));
    std::vector<Cell> cells;
    cells.reserve(static_cast<std::size_t>(moves));
    for (int done = 1; done <= moves; ++done)
        if (const auto cell =
                shape.cellAt(from.row + roundedPart(down, done, moves), from.column + roundedPart(right, done, moves)))
            cells.push_back(*cell);
    return cells;
}

}  // namespace nonet
