#pragma once

#include "core/board/cell_set.h"
#include "core/board/grid.h"
#include "core/board/symbol_set.h"

#include <QStringList>

namespace nonet {

/// "Sum 23 in 4 cells", "2 blank cells", "1 cell without a number", as far as there are any.
QStringList selectionSum(const CellSet& cells, const Grid& digits, const SymbolSet& symbols);

}  // namespace nonet
