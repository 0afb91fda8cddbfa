// f-puzzles' data: JSON, packed with LZ-String, as its links and those of SudokuPad carry it.
#pragma once

#include "core/formats/format.h"
#include "core/rules/layout.h"

#include <string>
#include <string_view>
#include <vector>

namespace nonet {

/// A setter's puzzle of any shape, as a file told it.
struct LayoutRecord {
    Layout layout;
    /// Digits of the layout's shape.
    Grid givens;
    PuzzleInfo info;
    std::optional<Grid> solution;
    /// Lines, shapes and texts that are only drawn.
    int drawingCount = 0;
    /// Members that this version does not know, each once: kept as unknown constraints.
    std::vector<std::string> unknownMembers;
};

/// From a link with the data behind "load=", "fpuz" or "fpuzzles/", or the packed data alone, or its JSON. Values may
/// be numbers, strings or empty; blanks stand for "+". Errors: notAPuzzle, badJson, nestedTooDeep, inputTooLarge,
/// badField (subject: the member). Cost: about that of unpacking and parsing; memory bounded by both.
Result<LayoutRecord> layoutFromFpuzzles(std::string_view text);

/// A puzzle as f-puzzles' JSON, and what it has no member for.
struct FpuzzlesText {
    std::string json;
    /// Into Layout::constraints: not in the file.
    std::vector<int> lost;

    /// The JSON as links carry it.
    std::string packed() const;
};

/// Error unsupportedVariant for what the format has no board for; subject: "shape" (not square, holes, several grids),
/// "symbols" (other than 1 to the side), "counts".
Result<FpuzzlesText> fpuzzlesFrom(const LayoutRecord& record);

}  // namespace nonet
