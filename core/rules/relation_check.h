#pragma once

#include "core/rules/rule_board.h"

#include <vector>

namespace nonet {

/// Cells that show that a relation can no longer hold, however the blank cells are filled; empty where that is not
/// seen. On cells that are all filled it is exact: empty just where the relation holds. Cost: a pass over the cells,
/// for sums and languages one a blank cell and symbol.
std::vector<Cell> brokenCells(const Relation& relation, const SymbolNumbers& numbers, const Grid& part);
/// Of every relation that is broken, and in a table of pairs of every pair.
std::vector<std::vector<Cell>> allBrokenCells(const RelationList& relations, const SymbolNumbers& numbers,
                                              const Grid& part);
/// Of the first relation that is broken.
std::vector<Cell> brokenCells(const RelationList& relations, const SymbolNumbers& numbers, const Grid& part);

}  // namespace nonet
