// f-puzzles' data: JSON, packed with LZ-String, as its links and those of SudokuPad carry it.
#pragma once

#include "core/formats/bounded_json.h"
#include "core/formats/format.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nonet {

/// From the object that setterData() unpacks. Values may be numbers, strings or empty. Members that this version does
/// not know are unknown constraints; what is only drawn and the cells' colours are drawings, pencil marks the player's;
/// what is of the program that made it is kept in the record's unknownKeys and written back. Errors: badField (subject:
/// the member).
Result<ImportedPuzzle> fpuzzlesFromJson(const Json& file);
/// The same from a link or other text that carries it. Errors: those of setterData() too.
Result<ImportedPuzzle> readFpuzzles(std::string_view text);

/// Every unknown constraint is one of f-puzzles' members, of Interactive Sudoku Solver's terms or SudokuMaker's
/// elements, which says what it is in words that are kept: such a puzzle can be played, and nothing is lost by writing
/// it.
bool hasOnlyForeignUnknowns(const Puzzle& puzzle);

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

    /// The JSON as links carry it.
    std::string packed() const;
};

/// Error: fpuzzlesRefusal.
Result<FpuzzlesText> fpuzzlesFrom(const PuzzleRecord& record);
/// The link that opens it there. The format must have the board.
std::string writeFpuzzles(const PuzzleRecord& record);
/// The same data in a link to SudokuPad.
std::string writeSudokuPadLink(const PuzzleRecord& record);
/// Error unsupportedVariant for what the format has no board for; subject: "shape" (not square, holes, several grids),
/// "symbols" (other than 1 to the side), "counts".
std::optional<Error> fpuzzlesRefusal(const Puzzle& puzzle);

}  // namespace nonet
