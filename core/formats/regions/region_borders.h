#pragma once

#include "core/board/region_map.h"

#include <vector>

namespace nonet {

/// Between which cells of a rectangle a region ends, as it is read from a picture and corrected by hand: unlike a
/// RegionMap, it has borders that end nowhere, too. A value.
class RegionBorders {
public:
    /// Between two cells: at the right or the bottom of one that has a next one there.
    using Border = RegionMap::Border;

    RegionBorders() = default;
    /// No borders. Each 1 to 36.
    RegionBorders(int rows, int columns);
    /// Cells without a region stay so in regions().
    static RegionBorders of(const RegionMap& map);

    int rows() const { return m_rows; }
    int columns() const { return m_columns; }
    /// All places where one can be: of each cell in reading order the one at its right, then the one at its bottom.
    std::vector<Border> places() const;
    bool has(Border border) const { return m_borders[slot(border)].isThere; }
    void set(Border border, bool isThere, double certainty = 1);
    /// 0 to 1: how far what was measured is from where it would be read the other way; 1 where nothing was measured.
    double certainty(Border border) const { return m_borders[slot(border)].certainty; }
    /// Whether a border is there with one region on both sides: one beside it is missing, or it is none.
    bool isLoose(Border border, const RegionMap& regions) const;

    /// What the borders part, numbered in reading order; cells beyond the highest number of a region have none.
    RegionMap regions() const;

    friend bool operator==(const RegionBorders&, const RegionBorders&) = default;

private:
    struct State {
        bool isThere = false;
        double certainty = 1;
        friend bool operator==(const State&, const State&) = default;
    };
    std::size_t slot(Border border) const;
    Cell beyond(Border border) const;

    int m_rows = 0;
    int m_columns = 0;
    /// Two a cell, those at the rectangle's edge unused.
    std::vector<State> m_borders;
    /// By cell.
    std::vector<bool> m_isWithout;
};

}  // namespace nonet
