#include "core/formats/regions/region_reader.h"

#include "core/formats/regions/region_text.h"

#include <algorithm>

namespace nonet {
namespace {

constexpr int kLeastSide = 4;
/// A cell takes a label of two characters and a gap on average.
constexpr std::size_t kLongestLine = 3UL * kMaxSide * kMaxSide;
/// Of the lines of a block: those of the board and of its frame.
constexpr std::size_t kMostLines = 3UL * kMaxSide;

bool isEmpty(const SourceLine& line) { return line.text.find_first_not_of(" \t") == std::string::npos; }

/// Whether it can be a row of regions at all.
bool mayBeRow(const SourceLine& line) {
    constexpr std::string_view kSigns = "0123456789.-_+=|,; \t\"'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    return line.text.size() <= kLongestLine && line.text.find_first_not_of(kSigns) == std::string::npos;
}

/// A puzzle whose rows are all written alike comes out so.
bool areRowsOrColumns(const RegionMap& map) {
    bool areRows = true;
    bool areColumns = true;
    for (int region = 0; region < map.regionCount(); ++region) {
        const std::vector<Cell> cells = map.cells(region);
        for (const Cell cell : cells) {
            areRows = areRows && cell.index() / map.columns() == cells.front().index() / map.columns();
            areColumns = areColumns && cell.index() % map.columns() == cells.front().index() % map.columns();
        }
    }
    return areRows || areColumns;
}

/// No other text comes out so by chance, and no puzzle has equal digits in pieces.
bool areRegions(const RegionMap& map) {
    const std::vector<int> sizes = map.sizes();
    if (std::min(map.rows(), map.columns()) < kLeastSide || sizes.size() < 2 || sizes[0] < kLeastSide ||
        std::ranges::adjacent_find(sizes, std::ranges::not_equal_to()) != sizes.end())
        return false;
    for (int region = 0; region < map.regionCount(); ++region)
        if (!map.isConnected(region))
            return false;
    return !areRowsOrColumns(map);
}

}  // namespace

std::optional<Result<ImportedPuzzle>> readRegions(std::span<const SourceLine> lines, std::size_t& at) {
    if (isEmpty(lines[at]) || (at > 0 && !isEmpty(lines[at - 1])))
        return std::nullopt;
    std::size_t end = at;
    std::string text;
    for (; end < lines.size() && !isEmpty(lines[end]); ++end) {
        if (end - at >= kMostLines || !mayBeRow(lines[end]))
            return std::nullopt;
        text += lines[end].text + '\n';
    }
    const Result<RegionMap> map = regionsFromText(text);
    if (!map || !areRegions(*map))
        return std::nullopt;
    at = end;
    ImportedPuzzle imported;
    imported.format = FormatId::regions;
    Layout layout = Layout::ofRegions(*map);
    const Grid blank(layout.shape);
    imported.record.puzzle = Puzzle(std::move(layout), blank);
    imported.record.history = History(PlayState(imported.record.puzzle.shape()));
    return Result<ImportedPuzzle>(std::move(imported));
}

}  // namespace nonet
