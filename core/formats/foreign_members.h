// Where a record, a constraint or a drawing keeps what another program has and nothing here stands for.
#pragma once

#include "core/rules/puzzle.h"

#include <string_view>

namespace nonet {

/// Keys in a record's unknownKeys and in the unknownMembers of constraints and drawings, each with what came from that
/// program's data. SudokuPad's is in a record of its data even where nothing is kept, and then empty.
inline constexpr std::string_view kFpuzzlesKey = "fpuzzles";
inline constexpr std::string_view kPadKey = "sudokupad";
inline constexpr std::string_view kMakerKey = "sudokumaker";
inline constexpr std::string_view kIssKey = "iss";

/// Every unknown constraint is one of f-puzzles' members, of Interactive Sudoku Solver's terms or SudokuMaker's
/// elements, which says what it is in words that are kept: such a puzzle can be played, and nothing is lost by writing
/// it.
bool hasOnlyForeignUnknowns(const Puzzle& puzzle);

}  // namespace nonet
