// A setter's puzzle, of whichever program: its data tells.
#pragma once

#include "core/formats/reading.h"

#include <string_view>

namespace nonet {

/// From a link or other text (setter_link.h) with f-puzzles', SudokuPad's or SudokuMaker's data. Errors: those of
/// the three.
Result<ImportedPuzzle> readSetterPuzzle(std::string_view text);
/// The same as a Reader: the line has a link in it, or is the data.
std::optional<Result<ImportedPuzzle>> readSetterLine(std::span<const SourceLine> lines, std::size_t& at);

}  // namespace nonet
