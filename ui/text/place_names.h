// Cells of a board by the name of what they are together.
#pragma once

#include "core/rules/layout.h"

#include <QString>

#include <optional>
#include <vector>

namespace nonet {

/// The row, column or region of one of the grids whose cells these are, each once in any order; nothing where they are
/// more or fewer.
std::optional<House> wholeHouse(const std::vector<Cell>& cells, const Layout& layout);
/// "column 2", in the user's language, where the cells are a whole house; else as cellsWithAnd(): "r1c2, r1c6 and
/// r3c6".
QString placeNames(const std::vector<Cell>& cells, const Layout& layout);

}  // namespace nonet
