#pragma once

#include "core/rules/rule_board.h"

#include <vector>

namespace nonet {

/// Cells that show that a relation can no longer hold, however the blank cells are filled; empty where that is not
/// seen. On cells that are all filled it is exact: empty just where the relation holds. Cost: a pass over the cells,
/// for sums and languages one a blank cell and symbol.
std::vector<Cell> brokenCells(const Relation& relation, const SymbolNumbers& numbers, const Grid& part);
/// For every broken relation, the cells that show it; a table of pairs has a list for each broken pair.
std::vector<std::vector<Cell>> allBrokenCells(const RelationList& relations, const SymbolNumbers& numbers,
                                              const Grid& part);
/// The cells that show the first broken relation; empty where none is seen to be broken.
std::vector<Cell> brokenCells(const RelationList& relations, const SymbolNumbers& numbers, const Grid& part);

}  // namespace nonet
