// Worksheets of scenes that need no more than the list and the shape.
#pragma once

#include "ui/labs/shift_cipher/shift_model.h"
#include "ui/pages/worksheet_page.h"

namespace nonet {

/// Letters stay, digits move.
void fillNumbersSheet(WorksheetPage& sheet, const ShiftModel& model);
/// A list into a box, and a box back into its list.
void fillFoldSheet(WorksheetPage& sheet, const ShiftModel& model);
/// The shifts on boxes of this shape, and what they make of a row.
void fillOtherBoardsSheet(WorksheetPage& sheet, const ShiftModel& model);

/// Row and column of the board as arcs and figures on the ring.
void fillRingSheet(WorksheetPage& sheet, const ShiftModel& model);
/// From the shown cells back to the list and the board. tellsLists: how many lists fit is no question of the sheet.
void fillPuzzleSheet(WorksheetPage& sheet, const ShiftModel& model, const CellSet& shown, bool tellsLists);

}  // namespace nonet
