#include "core/board/region_map.h"

#include <algorithm>

namespace nonet {
namespace {

constexpr int kNone = -1;
constexpr char kNoneSign = '.';
constexpr std::string_view kSigns = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
static_assert(kSigns.size() == RegionMap::kMostRegion + 1);

struct Beyond {
    int down;
    int right;
    RegionMap::Border::Side side;
};

constexpr Beyond kSides[] = {{-1, 0, RegionMap::Border::Side::top},
                             {0, -1, RegionMap::Border::Side::left},
                             {1, 0, RegionMap::Border::Side::bottom},
                             {0, 1, RegionMap::Border::Side::right}};

}  // namespace

RegionMap::RegionMap(int rows, int columns)
    : m_rows(rows), m_columns(columns), m_regions(static_cast<std::size_t>(rows * columns), kNone) {
    assert(rows >= 1 && rows <= kMaxSide && columns >= 1 && columns <= kMaxSide);
}

RegionMap RegionMap::boxes(int rows, int columns, int boxRows, int boxColumns) {
    assert(boxRows >= 1 && boxColumns >= 1);
    const int across = (columns + boxColumns - 1) / boxColumns;
    RegionMap map(rows, columns);
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            map.setRegion(Cell(row * columns + column), row / boxRows * across + column / boxColumns);
    return map;
}

std::optional<std::pair<int, int>> RegionMap::boxSize() const {
    const std::vector<Cell> first = cells(0);
    if (first.empty())
        return std::nullopt;
    const int boxRows = first.back().index() / m_columns + 1;
    const int boxColumns = first.back().index() % m_columns + 1;
    const int across = (m_columns + boxColumns - 1) / boxColumns;
    for (int row = 0; row < m_rows; ++row)
        for (int column = 0; column < m_columns; ++column)
            if (at(row, column) != row / boxRows * across + column / boxColumns)
                return std::nullopt;
    return std::pair(boxRows, boxColumns);
}

std::optional<RegionMap> RegionMap::fromText(std::string_view text, int rows, int columns) {
    RegionMap map(rows, columns);
    if (text.size() != map.m_regions.size())
        return std::nullopt;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == kNoneSign)
            continue;
        const std::size_t region = kSigns.find(text[i]);
        if (region == std::string_view::npos)
            return std::nullopt;
        map.m_regions[i] = static_cast<std::int16_t>(region);
    }
    return map;
}

int RegionMap::regionCount() const { return m_regions.empty() ? 0 : *std::ranges::max_element(m_regions) + 1; }

std::optional<int> RegionMap::region(Cell cell) const {
    const int region = m_regions[cell.slot()];
    return region == kNone ? std::nullopt : std::optional(region);
}

void RegionMap::setRegion(Cell cell, std::optional<int> region) {
    assert(!region || (*region >= 0 && *region <= kMostRegion));
    m_regions[cell.slot()] = static_cast<std::int16_t>(region.value_or(kNone));
}

std::vector<Cell> RegionMap::cells(int region) const {
    std::vector<Cell> cells;
    for (std::size_t i = 0; i < m_regions.size(); ++i)
        if (m_regions[i] == region)
            cells.push_back(Cell(static_cast<int>(i)));
    return cells;
}

std::vector<int> RegionMap::sizes() const {
    std::vector<int> sizes(static_cast<std::size_t>(regionCount()), 0);
    for (const std::int16_t region : m_regions)
        if (region != kNone)
            ++sizes[static_cast<std::size_t>(region)];
    return sizes;
}

bool RegionMap::isConnected(int region) const {
    std::vector<Cell> left = cells(region);
    if (left.empty())
        return true;
    std::vector<Cell> reached{left.back()};
    left.pop_back();
    for (std::size_t i = 0; i < reached.size(); ++i) {
        const Cell from = reached[i];
        const auto isNext = [&](Cell cell) {
            const int down = std::abs(cell.index() / m_columns - from.index() / m_columns);
            const int right = std::abs(cell.index() % m_columns - from.index() % m_columns);
            return down + right == 1;
        };
        for (const Cell cell : left)
            if (isNext(cell))
                reached.push_back(cell);
        std::erase_if(left, isNext);
    }
    return left.empty();
}

int RegionMap::at(int row, int column) const {
    const bool isInside = row >= 0 && row < m_rows && column >= 0 && column < m_columns;
    return isInside ? m_regions[static_cast<std::size_t>(row * m_columns + column)] : kNone;
}

std::vector<RegionMap::Border> RegionMap::borders() const {
    std::vector<Border> borders;
    for (int row = 0; row < m_rows; ++row)
        for (int column = 0; column < m_columns; ++column)
            if (at(row, column) != kNone)
                for (const Beyond& each : kSides)
                    if (at(row + each.down, column + each.right) != at(row, column))
                        borders.push_back({Cell(row * m_columns + column), each.side});
    return borders;
}

std::string RegionMap::toText() const {
    std::string text;
    for (const std::int16_t region : m_regions)
        text += region == kNone ? kNoneSign : kSigns[static_cast<std::size_t>(region)];
    return text;
}

}  // namespace nonet
