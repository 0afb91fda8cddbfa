// Boards to begin with.
#pragma once

#include "core/rules/layout.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nonet {

/// Rows and columns of boxes that part a board of this many symbols without rest, the nearest to squares first, wide
/// before high; none of one row or column.
std::vector<std::pair<int, int>> boxSizes(int symbolCount, int rows, int columns);
/// 3x3 for nine, 2x3 for six; nothing for primes.
std::optional<std::pair<int, int>> usualBoxes(int symbolCount, int rows, int columns);

/// One grid with as many symbols as its longer side; `boxes`: rows and columns of one, or no regions.
Layout rectangularBoard(int rows, int columns, std::optional<std::pair<int, int>> boxes);

/// Several 9 x 9 grids that share boxes.
enum class OverlappingBoard : std::uint8_t { samurai, twin, butterfly, flower, windmill };
inline constexpr int kOverlappingBoardCount = static_cast<int>(OverlappingBoard::windmill) + 1;
Layout overlappingBoard(OverlappingBoard board);
/// 9 x 9 grids with their upper left cells at these rows and columns, moved so that the board begins at 0, 0: as drawn
/// by hand; a place named twice counts once. Nothing where there is none, a side would be over 36, or grids overlap by
/// what is no whole box.
std::optional<Layout> boardOfGrids(const std::vector<std::pair<int, int>>& places);

/// Stars & Stripes: digits once each, `stars` cells of each house a star, which has no number. A square of digits +
/// stars cells a side, at most 36; at least one digit.
Layout starBoard(int digits, int stars, std::optional<std::pair<int, int>> boxes);

/// What goes into the cells, and how often each stands in a house; counts empty: once each.
struct Signs {
    SymbolSet symbols;
    std::vector<int> counts;
    friend bool operator==(const Signs&, const Signs&) = default;
};
/// As a setter types them: "123456***", a character a sign, or apart by spaces: "1 2 10 11"; what stands several times
/// does so in a house. Numbers have their number, and of nothing but letters the n-th has n. Nothing where there is no
/// sign, are over 36, or one is too long.
std::optional<Signs> signsFromText(std::string_view text);
std::string signsText(const Signs& signs);

}  // namespace nonet
