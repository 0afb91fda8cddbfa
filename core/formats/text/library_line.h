// HoDoKu's library line: a technique, a position, and what the technique does there.
// `:code:digits:cells:deleted:eliminations:placements:[extra]`
#pragma once

#include "core/formats/reading.h"

namespace nonet {

/// Deleted candidates are struck out at the history's start. Errors: missingField, badTriple, badSymbol, mixedBlanks,
/// tooFewCells, tooManyCells.
std::optional<Result<ImportedPuzzle>> readLibraryLine(std::span<const SourceLine> lines, std::size_t& at);

/// The position as it stands, with the record's own details, or code "0000" and digits "x" where it has none. The board
/// must be 9x9.
std::string writeLibraryLine(const PuzzleRecord& record);

}  // namespace nonet
