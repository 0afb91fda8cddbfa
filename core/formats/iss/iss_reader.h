// The constraint strings of Interactive Sudoku Solver (github.com/sigh/Interactive-Sudoku-Solver):
// ".AntiKnight.~R1C2_3".
#pragma once

#include "core/formats/reading.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nonet {

/// From a constraint string or a link with one. What no kind here says, and what is badly formed, are unknown
/// constraints that keep their text. Errors: notAPuzzle, badField (subject: the term), unsupportedVariant.
Result<ImportedPuzzle> readIss(std::string_view text);
/// The same as a Reader: the line is a string or a link with one.
std::optional<Result<ImportedPuzzle>> readIssLine(std::span<const SourceLine> lines, std::size_t& at);

/// A puzzle as a constraint string, and the constraints that are not in it, into Layout::constraints.
struct IssText {
    std::string string;
    std::vector<int> lost;
};

/// Rules that have no type of their own there are written as the pairs, sums and sets that they come down to. Entered
/// digits are written as given ones. Error: issRefusal.
Result<IssText> issFrom(const PuzzleRecord& record);
/// The format must have the board.
std::string writeIss(const PuzzleRecord& record);
/// Error unsupportedVariant for what the format has no board for; subject: "shape" (above 16 x 16, holes, several
/// grids), "symbols" (other numbers than from 0 or 1 on, fewer than a row has cells), "counts", "regions" (of several
/// sizes).
std::optional<Error> issRefusal(const Puzzle& puzzle);

}  // namespace nonet
