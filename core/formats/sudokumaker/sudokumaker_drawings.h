// What SudokuMaker's data only draws: lines, symbols, cages without a rule, colours of cells.
#pragma once

#include "core/formats/bounded_json.h"
#include "core/rules/decoration.h"

#include <optional>
#include <vector>

namespace nonet {

/// The drawings of one element of its types 2000 to 2002; nothing where its places cannot be read or lie too far away.
std::optional<std::vector<Drawing>> drawingsFromMaker(const Json& element, int type, const BoardShape& shape);

/// A cell's colours, a bit each: the lowest as a rectangle. Nothing where there is none.
std::optional<Drawing> cellColourFromMaker(const Json& colours, int row, int column);
/// More than one, of which only the lowest is read.
bool hasSeveralMakerColours(const Json& colours);

}  // namespace nonet
