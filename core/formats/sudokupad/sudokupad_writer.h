#pragma once

#include "core/formats/format.h"

#include <string>

namespace nonet {

/// The link that opens the puzzle in SudokuPad. What it carries is f-puzzles' data, which SudokuPad reads: what becomes
/// of each rule is decided in fpuzzles/fpuzzles_writer, and rules stay rules. The format must have the board
/// (fpuzzlesRefusal).
std::string writeSudokuPadLink(const PuzzleRecord& record);

}  // namespace nonet
