// What reading and writing f-puzzles' data share.
#pragma once

#include "core/board/region_map.h"
#include "core/formats/bounded_json.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace nonet {

/// What of the file is no rule and no text is kept under this key: in a record's unknownKeys, and in an unknown
/// constraint's members.
inline constexpr std::string_view kForeignKey = "fpuzzles";

/// Before the type of an unknown constraint whose name there is that of another one here.
inline constexpr std::string_view kForeignType = "fpuzzles.";

/// The boxes of a board where the file names no regions: as square as the side allows, lying rather than standing: 2 x
/// 3 of 6; no regions where the side is prime.
RegionMap usualRegions(int side);

inline constexpr int kSmallestFpuzzlesSide = 3;

/// A number, also where it stands as text.
std::optional<int> fpuzzlesNumber(const Json& value);
/// Row and column of "R3C9", from 0; R0 and C10 are beyond a board of nine.
std::optional<std::pair<int, int>> fpuzzlesPlace(const Json& value);
std::string fpuzzlesName(int row, int column);

}  // namespace nonet
