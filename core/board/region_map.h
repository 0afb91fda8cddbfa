#pragma once

#include "core/board/cell.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nonet {

/// Which region each cell of a rectangle belongs to: a number from 0, or none. Cells are numbered row by row over the
/// rectangle, which may be part of a larger board. A value.
class RegionMap {
public:
    /// A side of a cell between two regions, or between a region and nothing: where an outline runs.
    struct Border {
        Cell cell;
        /// The cell below, or the one to the right; at the rectangle's own edge there is none.
        enum class Side : std::uint8_t { top, left, bottom, right } side = Side::top;
        friend bool operator==(const Border&, const Border&) = default;
    };

    RegionMap() = default;
    /// No cell has a region. Each 1 to 36.
    RegionMap(int rows, int columns);
    /// Boxes of this size, counted row by row; what is left at the right and the bottom are smaller boxes.
    static RegionMap boxes(int rows, int columns, int boxRows, int boxColumns);
    /// Rows and columns of its boxes where it is what boxes() makes, whatever their size; nothing elsewhere.
    std::optional<std::pair<int, int>> boxSize() const;
    /// As toText() writes it; nothing where the length is wrong or a character is no region's.
    static std::optional<RegionMap> fromText(std::string_view text, int rows, int columns);

    int rows() const { return m_rows; }
    int columns() const { return m_columns; }
    /// The highest region's number and one more.
    int regionCount() const;
    std::optional<int> region(Cell cell) const;
    void setRegion(Cell cell, std::optional<int> region);
    /// In reading order.
    std::vector<Cell> cells(int region) const;
    /// By region.
    std::vector<int> sizes() const;
    /// Whether its cells are connected by their edges; an empty region is.
    bool isConnected(int region) const;
    /// Every side where another region, none, or the rectangle's edge is beyond; of two cells each has its own.
    std::vector<Border> borders() const;
    /// A character a cell: 1-9, A-Z, a-z and so on for the regions 0 to 60, "." for none.
    std::string toText() const;

    /// The highest number of a region.
    static constexpr int kMostRegion = 60;

    friend bool operator==(const RegionMap&, const RegionMap&) = default;

private:
    /// -1 for none; off the rectangle too.
    int at(int row, int column) const;

    int m_rows = 0;
    int m_columns = 0;
    std::vector<std::int16_t> m_regions;
};

}  // namespace nonet
