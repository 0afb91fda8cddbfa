#pragma once

#include "core/board/region_map.h"
#include "core/foundation/result.h"

#include <string_view>

namespace nonet {

/// The largest text of regions that is read, in bytes.
inline constexpr std::size_t kMostRegionText = 64ULL * 1024;

/// Regions as people write them, a line a row: a letter or digit a cell, "AAABBB", also apart by spaces or bars; or
/// labels of several characters apart by commas, semicolons or tabs (CSV), or by spaces where the board is square then.
/// ".", "-", "_" and "0" stand for cells without a region, as does nothing between two commas. A single line may be all
/// rows of a square board. Regions are numbered in reading order; capital and small letters differ. Errors, with line
/// and column: badSymbol; tooFewCells and tooManyCells (regionRow: not as many as in the first row; boardSide;
/// regionCount), inputTooLarge, notAPuzzle where there is nothing.
Result<RegionMap> regionsFromText(std::string_view text);
/// A line a row, as RegionMap::toText() writes regions.
std::string regionsAsText(const RegionMap& map);

}  // namespace nonet
