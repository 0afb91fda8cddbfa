// Drawings as f-puzzles' data has them: lines, rectangles, circles, texts, cages without a rule, colours of cells.
#pragma once

#include "core/formats/json_members.h"
#include "core/rules/decoration.h"

#include <optional>
#include <string_view>
#include <vector>

namespace nonet {

/// One object of the member "line", "rectangle", "circle", "text" or "cage": each of its lines is a drawing. Nothing
/// where its places or its text cannot be read. What else it says is kept in unknownMembers.
std::optional<std::vector<Drawing>> drawingsFromFpuzzles(std::string_view member, const Json& object);
/// The colour that a cell of the grid has, as a rectangle; nothing where it has none.
std::optional<Drawing> cellColourFromFpuzzles(const Json& cell, int row, int column);

/// Adds it to the file, whose grid is there. False where the format has no form for it: places that are no cells, edges
/// or corners, arrow heads, filled lines.
bool addToFpuzzles(OrderedJson& file, const Drawing& drawing);

}  // namespace nonet
