// Where Interactive Sudoku Solver's clues stand, and which cells its rules of the whole board are about.
#pragma once

#include "core/board/board_shape.h"
#include "core/rules/constraint.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nonet {

/// Of "R3" or "C12", read onward or from its far end.
std::optional<OutsidePlace> issPlace(std::string_view name, bool isFromFarEnd, const BoardShape& shape);
/// Of a diagonal by the cell in which it begins, which tells its way: down and right from the left side, down and left
/// from the top, up and left from the right side, up and right from the bottom.
std::optional<OutsidePlace> issDiagonal(Cell first, const BoardShape& shape);
/// The cells that are read from there.
std::vector<Cell> issLine(const OutsidePlace& place, const BoardShape& shape);

/// Windows as large as a box of so many rows and columns, a cell apart.
std::vector<std::vector<Cell>> issWindows(std::pair<int, int> box, const BoardShape& shape);
/// By place in such boxes the cells of all of them.
std::vector<std::vector<Cell>> issDisjointPlaces(std::pair<int, int> box, const BoardShape& shape);

struct IssGroup {
    std::string name;
    std::vector<Cell> cells;
};
/// Cells up to an empty argument or the next name, which begins with "_". Nothing where one is no cell.
std::optional<std::vector<IssGroup>> issGroups(std::span<const std::string> arguments, const BoardShape& shape);

}  // namespace nonet
