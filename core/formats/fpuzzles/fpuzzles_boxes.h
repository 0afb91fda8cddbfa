// What reading and writing f-puzzles' data share.
#pragma once

#include "core/board/region_map.h"
#include "core/formats/bounded_json.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace nonet {

/// Before the type of an unknown constraint whose name there is that of another one here.
inline constexpr std::string_view kForeignType = "fpuzzles.";

/// The regions of cells for which the file names none: as square as the side allows, lying rather than standing: 2 x 3
/// for a side of 6. Where the side is prime they are its rows.
RegionMap usualRegions(int side);
/// The regions where no cell at all names one: usualRegions(), but none on a board with a prime side.
RegionMap regionsWhereNoneIsNamed(int side);

/// "Region Sum Line", as drawings of rules are marked, in the way members are spelt: "regionsumline".
std::string fpuzzlesMemberOf(std::string_view ruleName);
/// In a drawing, the name of the rule that it was made from.
inline constexpr const char* kFromRule = "fromConstraint";

/// A member with settings of the program that made the file, which ask nothing of the board.
bool isFpuzzlesSetting(std::string_view member);

inline constexpr int kSmallestFpuzzlesSide = 3;

/// Row and column of "R3C9", from 0; R0 and C10 are beyond a board of nine.
std::optional<std::pair<int, int>> fpuzzlesPlace(const Json& value);
std::string fpuzzlesName(int row, int column);

}  // namespace nonet
