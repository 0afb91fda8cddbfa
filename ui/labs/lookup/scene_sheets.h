// Worksheets of the scenes "Row shift", "The key" and "Tower", from what is set in them.
#pragma once

#include "core/constructions/row_shift.h"
#include "core/constructions/tower.h"
#include "ui/labs/lookup/lookup_model.h"

namespace nonet {
class WorksheetPage;
}

namespace nonet::lookup {

/// Nine rows by their turns, and what these come to against the list.
void fillRowShiftSheet(WorksheetPage& sheet, const LookupModel& model, const RowSteps& steps, BandStart start);
/// A key from the clues, the board from the key, and a clue that cannot be.
void fillKeySheet(WorksheetPage& sheet, const LookupModel& model);
/// Three keys, the board that they build, and its rows.
void fillTowerSheet(WorksheetPage& sheet, const TowerFloor& floor, const TowerPattern& pattern);

}  // namespace nonet::lookup
