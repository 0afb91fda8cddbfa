// Candidate-only puzzles as 729 characters: 81 groups of nine, digit d at position d or a blank.
#pragma once

#include "core/formats/reading.h"

namespace nonet {

/// On one line or over several, with or without spaces and borders between the groups; unbroken, with something before
/// or after it, as in a table. Blanks are '.' and '0', or all '-', '*', '_' or 'x'. Errors, with the detail
/// pencilMarks: badSymbol, tooFewCells and tooManyCells (characters found, 729 expected).
std::optional<Result<ImportedPuzzle>> readSukaku(std::span<const SourceLine> lines, std::size_t& at);

/// The candidates as they stand, a filled cell as its digit alone. The board must be 9x9.
std::string writeSukaku(const PuzzleRecord& record);

}  // namespace nonet
