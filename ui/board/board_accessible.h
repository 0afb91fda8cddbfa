#pragma once

#include "core/board/cell.h"

#include <QString>

namespace nonet {

class BoardWidget;

/// Tells Qt how a BoardWidget reads to assistive technology: a table of cells. Safe to call again.
void installBoardAccessible();

/// What is spoken of a cell: "r3c4, empty, candidates 2 5, box 2, conflict".
QString cellDescription(const BoardWidget& board, Cell cell);

}  // namespace nonet
