// The constraint strings of Interactive Sudoku Solver (github.com/sigh/Interactive-Sudoku-Solver):
// ".AntiKnight.~R1C2_3".
#pragma once

#include "core/formats/reading.h"

#include <optional>
#include <span>
#include <string_view>

namespace nonet {

/// From a constraint string or a link with one. What no kind here says, and what is badly formed, are unknown
/// constraints that keep their text. Errors: notAPuzzle, badField (subject: the term), unsupportedVariant.
Result<ImportedPuzzle> readIss(std::string_view text);
/// readIss() as a Reader: the line is a string or a link with one.
std::optional<Result<ImportedPuzzle>> readIssLine(std::span<const SourceLine> lines, std::size_t& at);

}  // namespace nonet
