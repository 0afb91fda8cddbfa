// A puzzle as f-puzzles' data, and as the link that carries it.
#pragma once

#include "core/formats/format.h"

#include <optional>
#include <string>
#include <vector>

namespace nonet {

/// What is not in the file: into Layout::constraints, and into Decoration::drawings.
struct FpuzzlesLoss {
    std::vector<int> constraints;
    std::vector<int> drawings;

    bool isEmpty() const { return constraints.empty() && drawings.empty(); }
};

/// A puzzle as f-puzzles' JSON, and what it has no member for.
struct FpuzzlesText {
    std::string json;
    FpuzzlesLoss lost;
    /// Rules that it has no form for, into Layout::constraints: other programs show them as drawings, or in words
    /// alone, and this one reads them as rules (fpuzzles_own.h).
    std::vector<int> onlyDrawn;

    /// The JSON as links carry it.
    std::string packed() const;
};

/// Error: fpuzzlesRefusal.
Result<FpuzzlesText> fpuzzlesFrom(const PuzzleRecord& record);
/// The link that opens it there. The format must have the board.
std::string writeFpuzzles(const PuzzleRecord& record);
/// Error unsupportedVariant for what the format has no board for; detail: shape (not square, holes, several grids),
/// symbols (more or fewer than the side), counts.
std::optional<Error> fpuzzlesRefusal(const Puzzle& puzzle);

}  // namespace nonet
