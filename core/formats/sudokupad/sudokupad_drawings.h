// Drawings as SudokuPad's data has them: lines, arrows, underlays and overlays, cages without a rule.
#pragma once

#include "core/formats/bounded_json.h"
#include "core/rules/decoration.h"

#include <optional>
#include <string>
#include <string_view>

namespace nonet {

/// A list of its own in the data.
enum class PadLayer : std::uint8_t { underlays, lines, arrows, overlays };

/// One object of the list. `corner`: what is the board's upper left corner here. Nothing where it cannot be read: a
/// path of curves, points that are none or lie far away.
std::optional<Drawing> drawingFromPad(PadLayer layer, const Json& object, DrawingPoint corner);
/// False where nothing of it can be seen: no colour and no text.
bool isVisible(const Drawing& drawing);

/// A string, or a number as it is written; empty for anything else.
std::string padText(const Json* value);
/// A whole number, also where it stands as text.
std::optional<int> padNumber(const Json* value);
/// A colour under the first of the names that is there; empty where none is.
std::string padColour(const Json& object, std::initializer_list<const char*> names);

}  // namespace nonet
