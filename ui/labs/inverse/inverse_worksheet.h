// The sheets of the scenes: one idea each, done from the page alone, with a key for exactly that page.
#pragma once

#include "core/generators/inverse/undone_board.h"
#include "ui/labs/inverse/inverse_model.h"

namespace nonet {
class WorksheetPage;
}

namespace nonet::inverse_lab {

/// A small board whose clues have another solution than the one that its marks give.
struct AmbiguousBoard {
    UndoneBoard board;
    Grid other;
};
AmbiguousBoard ambiguousBoard(std::uint64_t seed);

/// The seed of a sheet's small board: another one for each input, so that no two pupils have the same.
std::uint64_t sheetSeed(const InverseModel& model);

/// What whoever has the screen before them must know.
void sayOwnBoard(WorksheetPage& sheet);

/// A small board with its answers as marks, and its clues alone, which have another solution.
void fillSearchSheet(WorksheetPage& sheet, const InverseModel& model);
/// A small board whose children are to be found.
void fillChildrenSheet(WorksheetPage& sheet, const InverseModel& model);
/// A small puzzle, its steps counted and read backwards.
void fillPathSheet(WorksheetPage& sheet, const InverseModel& model);
/// A board on which all methods but the X-Wing are stuck.
void fillGoalSheet(WorksheetPage& sheet, const InverseModel& model);
/// Two small boards of which the heuristic t likes one better.
void fillHeuristicsSheet(WorksheetPage& sheet, const InverseModel& model);

}  // namespace nonet::inverse_lab
