#pragma once

#include "core/formats/format.h"

#include <string>

namespace nonet {

/// The link that opens the puzzle in SudokuPad, which reads f-puzzles' data: rules stay rules there. The format must
/// have the board (fpuzzlesRefusal).
std::string writeSudokuPadLink(const PuzzleRecord& record);

}  // namespace nonet
