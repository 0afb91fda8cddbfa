#pragma once

#include "core/formats/format.h"

namespace nonet {

/// Writes the record's puzzle and current position in the format. Fails where the format has no form for the puzzle.
Result<std::string> exportPuzzle(const PuzzleRecord& record, FormatId format);

}  // namespace nonet
