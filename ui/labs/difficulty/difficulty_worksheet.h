// The sheets of the scenes: one idea each, done from the page alone, with a key for exactly that page.
#pragma once

#include "ui/labs/difficulty/difficulty_model.h"

namespace nonet {
class WorksheetPage;
struct CellField;
}  // namespace nonet

namespace nonet::difficulty {

/// Singles filled in by hand, and what they leave.
void fillSinglesSheet(WorksheetPage& sheet, const PathFacts& facts);
/// Open moves along the path as numbers, among which the narrowest point is to be found. False without a path.
bool fillBottleneckSheet(WorksheetPage& sheet, const PathFacts& facts, const BottleneckProfile& profile);
/// A score added up, and the level that it comes to. False without a path.
bool fillScalesSheet(WorksheetPage& sheet, const PathFacts& facts);
/// Six puzzles put in two orders that are compared.
void fillAgreementSheet(WorksheetPage& sheet, const DifficultyModel& model);
/// Four cells of the solution that could exchange their digits. False where it has none.
bool fillChangeSheet(WorksheetPage& sheet, const PathFacts& facts);

/// Small, each at its place in the cell.
void paintCandidates(WorksheetPage& sheet, const CellField& field, const Position& position);

/// The first cells of rows and columns, left to right and top down, that hold two digits crosswise in two boxes.
std::vector<std::array<Cell, 4>> crossesOf(const Grid& solution);

}  // namespace nonet::difficulty
