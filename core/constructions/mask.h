// A mask: which cells of a board are shown. The clue positions of a hard puzzle laid over a constructed board make a
// puzzle of it, which need not be a proper one.
#pragma once

#include "core/board/cell_set.h"
#include "core/board/digit_set.h"
#include "core/board/grid.h"
#include "core/foundation/result.h"

#include <string_view>

namespace nonet {

/// One character a cell, row by row: '.' and '0' hide, everything else shows; UTF-8. Errors: tooFewCells, tooManyCells.
Result<CellSet> maskFromLine(std::string_view line, int side = 9);
/// The cells that hold a digit: another puzzle's clues taken for a mask.
CellSet maskOf(const Grid& puzzle);

/// For a mask of the classic board.
ClassicCellSet toClassicCellSet(const CellSet& mask);

Grid masked(const Grid& board, const CellSet& shown);
DigitSet digitsShown(const Grid& puzzle);

}  // namespace nonet
