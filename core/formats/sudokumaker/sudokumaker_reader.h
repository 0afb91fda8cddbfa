// SudokuMaker's data (sudokumaker.app, format 1.5.0): JSON, packed with LZ-String in the alphabet of addresses, as its
// links carry it, or as it is. Nowhere described: what its numbers of types mean was read off links.
#pragma once

#include "core/formats/bounded_json.h"
#include "core/formats/format.h"

namespace nonet {

/// A `puzzle` with cells and constraints in it.
bool isSudokuMakerData(const Json& file);

/// A board of its type "custom" has rows and columns as houses where it says
/// so; its regions are then constraints, as those are that lie across the grids. Rules of types that no kind here says
/// are unknown constraints; what is switched off, and what is of the program, is kept in the record's unknownKeys. A
/// board that is filled to the last cell holds its solution. Errors: badField (subject: the member).
Result<ImportedPuzzle> sudokuMakerFromJson(const Json& file);

}  // namespace nonet
