// Worksheets of scenes that need no more than the list and the shape.
#pragma once

#include "ui/labs/shift_cipher/shift_model.h"
#include "ui/pages/worksheet_page.h"

#include <functional>

namespace nonet {

/// Letters stay, digits move.
void fillNumbersSheet(WorksheetPage& sheet, const ShiftModel& model);
/// A list into a box, and a box back into its list.
void fillFoldSheet(WorksheetPage& sheet, const ShiftModel& model);
/// The shifts on boxes of this shape, and what they make of a row.
void fillOtherBoardsSheet(WorksheetPage& sheet, const ShiftModel& model);

/// Row and column of the board as arcs and figures on the ring.
void fillRingSheet(WorksheetPage& sheet, const ShiftModel& model);
/// From the shown cells back to the list and the board.
void fillPuzzleSheet(WorksheetPage& sheet, const ShiftModel& model, const CellSet& shown);
/// From the last box to the lists, and from these to the board.
void fillSemiSolverSheet(WorksheetPage& sheet, const ShiftModel& model);
/// How many lists fit some cells, and how many more it takes.
void fillFewCellsSheet(WorksheetPage& sheet, const ShiftModel& model);
/// Two digits that can change places all over the board. The model's rule must make Sudokus.
void fillVerdictSheet(WorksheetPage& sheet, const ShiftModel& model);

/// A row of tiles, a sign and a corner letter each.
void paintSheetTiles(WorksheetPage& sheet, int side, const std::function<QString(int place)>& text,
                     const std::function<QString(int place)>& letter);
/// With the names of its margins.
void paintSheetBoard(WorksheetPage& sheet, const ShiftModel& model, const BoardPicture& picture);

}  // namespace nonet
