// What board SudokuPad's data draws: a canvas of cells with regions, from which its grids follow.
#pragma once

#include "core/board/board_shape.h"
#include "core/board/symbol_set.h"
#include "core/formats/bounded_json.h"
#include "core/rules/sub_grid.h"

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace nonet {

/// Rows and columns of the canvas, from 0; cells beside it have others.
using PadCells = std::vector<std::pair<int, int>>;
using PadRegions = std::vector<PadCells>;

/// A cell that holds something; null where it does not have it.
struct PadCell {
    int row = 0;
    int column = 0;
    const Json* value = nullptr;
    bool isEntered = false;
    const Json* corner = nullptr;
    const Json* centre = nullptr;
};

struct PadCanvas {
    int rows = 0;
    int columns = 0;
    std::vector<PadCell> cells;
};

/// The part of the canvas that is the board.
struct PadFrame {
    int row = 0;
    int column = 0;
    int rows = 0;
    int columns = 0;
    /// Digits of the solution stand in cells without a region.
    bool hasDigitsBetween = false;
};

struct PadBoard {
    BoardShape shape;
    SymbolSet symbols;
    std::vector<SubGrid> grids;
    /// Regions with cells of other regions.
    PadRegions overlapping;
};

/// A list of [row, column]; nothing where it is none, or names cells far away.
std::optional<PadCells> padCells(const Json& list);

/// Points into the file. Nothing where `cells` is no table of 1 to 36 rows and columns.
std::optional<PadCanvas> padCanvas(const Json& file);
/// Nothing where `regions` names cells that are none, or has more than a board keeps. Empty ones and repeated ones are
/// left out.
std::optional<PadRegions> padRegions(const Json& file, const PadCanvas& canvas);
/// Where the regions are, unless the solution has digits beside them; the whole canvas where there is none.
PadFrame padFrame(const PadRegions& regions, const PadCanvas& canvas, std::string_view solution);
/// `lowestDigit`: 0 or 1.
PadBoard padBoard(const PadRegions& regions, const PadFrame& frame, int lowestDigit);

}  // namespace nonet
