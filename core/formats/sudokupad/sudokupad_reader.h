// SudokuPad's own data ("scl", "ctc"): a board as it is drawn. Of its rules only regions and cages, knight's and king's
// moves can be told; everything else there is a drawing.
#pragma once

#include "core/formats/bounded_json.h"
#include "core/formats/format.h"

#include <string_view>

namespace nonet {

/// Data with `cells` in place of f-puzzles' `grid`.
bool isSudokuPadData(const Json& file);

/// From the object that setterData() unpacks. The board is where its regions are: what lies around them and holds no
/// digit of the solution is taken for a margin. Equal regions that make squares of their own are grids of their own.
/// Cages that say that their digits differ, or their sum, are rules; further members are kept in the record's
/// unknownKeys. Errors: badField (subject: the member).
Result<ImportedPuzzle> sudokuPadFromJson(const Json& file);
/// The same from a link or other text that carries it. Errors: those of setterData() too.
Result<ImportedPuzzle> readSudokuPad(std::string_view text);

}  // namespace nonet
