// A puzzle as a constraint string of Interactive Sudoku Solver.
#pragma once

#include "core/formats/format.h"

#include <optional>
#include <string>
#include <vector>

namespace nonet {

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
/// Error unsupportedVariant for what the format has no board for; detail: shape (above 16 x 16, holes, several
/// grids), symbols (other numbers than from 0 or 1 on, fewer than a row has cells), counts, regions (of several
/// sizes).
std::optional<Error> issRefusal(const Puzzle& puzzle);

}  // namespace nonet
