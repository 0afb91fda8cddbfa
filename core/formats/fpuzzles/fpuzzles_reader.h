// f-puzzles' data: JSON, packed with LZ-String, as its links and those of SudokuPad carry it.
#pragma once

#include "core/formats/bounded_json.h"
#include "core/formats/format.h"

namespace nonet {

/// Data with a `grid`.
bool isFpuzzlesData(const Json& file);

/// Values may be numbers, strings or empty. Members that this version does
/// not know are unknown constraints; what is only drawn and the cells' colours are drawings, pencil marks the player's;
/// what is of the program that made it is kept in the record's unknownKeys and written back. Errors: badField (subject:
/// the member).
Result<ImportedPuzzle> fpuzzlesFromJson(const Json& file);

}  // namespace nonet
