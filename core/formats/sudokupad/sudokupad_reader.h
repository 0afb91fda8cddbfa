// SudokuPad's own data ("scl", "ctc"): a board as it is drawn. Of its rules only regions and cages, knight's and king's
// moves can be told; everything else there is a drawing.
#pragma once

#include "core/formats/bounded_json.h"
#include "core/formats/format.h"

namespace nonet {

/// Data with `cells` in place of f-puzzles' `grid`.
bool isSudokuPadData(const Json& file);

/// The board is where its regions are: what lies around them and holds no
/// digit of the solution is taken for a margin. Equal regions that make squares of their own are grids of their own.
/// Cages that say that their digits differ, or their sum, are rules; further members are kept in the record's
/// unknownKeys. Errors: badField (subject: the member).
Result<ImportedPuzzle> sudokuPadFromJson(const Json& file);

}  // namespace nonet
