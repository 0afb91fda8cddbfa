#include "core/formats/regions/region_borders.h"

#include <cassert>

namespace nonet {

using Side = RegionMap::Border::Side;

RegionBorders::RegionBorders(int rows, int columns)
    : m_rows(rows), m_columns(columns), m_borders(2 * static_cast<std::size_t>(rows * columns)),
      m_isWithout(static_cast<std::size_t>(rows * columns)) {
    assert(rows >= 1 && rows <= kMaxSide && columns >= 1 && columns <= kMaxSide);
}

RegionBorders RegionBorders::of(const RegionMap& map) {
    RegionBorders borders(map.rows(), map.columns());
    for (std::size_t i = 0; i < borders.m_isWithout.size(); ++i)
        borders.m_isWithout[i] = !map.region(Cell(static_cast<int>(i)));
    for (const Border border : borders.places())
        borders.set(border, map.region(border.cell) != map.region(borders.beyond(border)));
    return borders;
}

std::vector<RegionBorders::Border> RegionBorders::places() const {
    std::vector<Border> places;
    for (int row = 0; row < m_rows; ++row)
        for (int column = 0; column < m_columns; ++column) {
            const Cell cell(row * m_columns + column);
            if (column + 1 < m_columns)
                places.push_back({cell, Side::right});
            if (row + 1 < m_rows)
                places.push_back({cell, Side::bottom});
        }
    return places;
}

void RegionBorders::set(Border border, bool isThere, double certainty) {
    m_borders[slot(border)] = {isThere, certainty};
}

bool RegionBorders::isLoose(Border border, const RegionMap& regions) const {
    const std::optional<int> region = regions.region(border.cell);
    return has(border) && region && region == regions.region(beyond(border));
}

RegionMap RegionBorders::regions() const {
    RegionMap map(m_rows, m_columns);
    std::vector<bool> isReached = m_isWithout;
    int region = 0;
    for (std::size_t first = 0; first < isReached.size(); ++first) {
        if (isReached[first])
            continue;
        isReached[first] = true;
        std::vector<Cell> open{Cell(static_cast<int>(first))};
        const auto pass = [&](Cell to, Border border) {
            if (isReached[to.slot()] || has(border))
                return;
            isReached[to.slot()] = true;
            open.push_back(to);
        };
        while (!open.empty()) {
            const Cell cell = open.back();
            open.pop_back();
            if (region <= RegionMap::kMostRegion)
                map.setRegion(cell, region);
            const int row = cell.index() / m_columns;
            const int column = cell.index() % m_columns;
            const Cell left(column > 0 ? cell.index() - 1 : cell.index());
            const Cell above(row > 0 ? cell.index() - m_columns : cell.index());
            if (column + 1 < m_columns)
                pass(Cell(cell.index() + 1), {cell, Side::right});
            if (row + 1 < m_rows)
                pass(Cell(cell.index() + m_columns), {cell, Side::bottom});
            pass(left, {left, Side::right});
            pass(above, {above, Side::bottom});
        }
        ++region;
    }
    return map;
}

std::size_t RegionBorders::slot(Border border) const {
    assert(border.side == Side::right || border.side == Side::bottom);
    return 2 * border.cell.slot() + (border.side == Side::right ? 0 : 1);
}

Cell RegionBorders::beyond(Border border) const {
    return Cell(border.cell.index() + (border.side == Side::right ? 1 : m_columns));
}

}  // namespace nonet
