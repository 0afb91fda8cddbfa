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

/// The place outside row "R3" or column "C12", at its beginning or its far end. Nothing where the name is none of the
/// board's.
std::optional<OutsidePlace> issPlace(std::string_view name, bool isFromFarEnd, const BoardShape& shape);
/// The place outside the diagonal that begins in this cell, at the board's edge. The side tells the diagonal's way:
/// down and right from the left side, down and left from the top, up and left from the right side, up and right from
/// the bottom. Nothing where none begins.
std::optional<OutsidePlace> issDiagonal(Cell first, const BoardShape& shape);
/// The cells that are read from there.
std::vector<Cell> issLine(const OutsidePlace& place, const BoardShape& shape);

/// All windows of the box's size, its rows and columns, a cell apart.
std::vector<std::vector<Cell>> issWindows(std::pair<int, int> box, const BoardShape& shape);
/// For each place in boxes of this size, the cells that have it in all the boxes.
std::vector<std::vector<Cell>> issDisjointPlaces(std::pair<int, int> box, const BoardShape& shape);

struct IssGroup {
    std::string name;
    std::vector<Cell> cells;
};
/// Cells up to an empty argument or the next name, which begins with "_". Nothing where one is no cell.
std::optional<std::vector<IssGroup>> issGroups(std::span<const std::string> arguments, const BoardShape& shape);

}  // namespace nonet
