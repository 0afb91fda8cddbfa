// Drawings and fog as the native file and its history have them (FORMATS.md).
#pragma once

#include "core/formats/json_members.h"
#include "core/rules/puzzle.h"

#include <optional>
#include <string_view>

namespace nonet {

/// Drawings that a puzzle may have.
inline constexpr std::size_t kMostDrawings = 10'000;
/// In bytes.
inline constexpr std::size_t kLongestDrawingText = 2'000;
inline constexpr double kLargestDrawingAngle = 360;

OrderedJson drawingsToJson(const std::vector<Drawing>& drawings);
/// Null where there is none.
OrderedJson fogToJson(const std::optional<Fog>& fog, const Puzzle& puzzle);

/// What the object says of drawings and fog, in place of what is there already: members that lack leave theirs as it
/// is. Nothing where they cannot be read, lie too far away, or are more than any setter's.
std::optional<Decoration> decorationFrom(const Json& object, const Puzzle& puzzle);

/// #rgb, #rgba, #rrggbb, #rrggbbaa, without the # too, rgb(), rgba() or a common name, as Drawing has colours; empty
/// for what sees through; nothing for anything else.
std::optional<std::string> colourFrom(std::string_view text);

}  // namespace nonet
