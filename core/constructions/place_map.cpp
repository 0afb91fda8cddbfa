#include "core/constructions/place_map.h"

#include <algorithm>

namespace nonet {

PlaceMap::PlaceMap(Geometry geometry, std::vector<std::uint8_t> places)
    : m_geometry(geometry), m_places(std::move(places)) {
    assert(m_places.size() == static_cast<std::size_t>(geometry.cellCount()));
    assert(std::all_of(m_places.begin(), m_places.end(), [&](int place) { return place < geometry.side(); }));
}

PlaceMap PlaceMap::from(const Grid& full, Geometry geometry) {
    assert(full.isFull() && full.side() == geometry.side());
    std::vector<std::uint8_t> places;
    places.reserve(static_cast<std::size_t>(full.cellCount()));
    for (int i = 0; i < full.cellCount(); ++i)
        places.push_back(static_cast<std::uint8_t>(full.valueAt(Cell(i)) - 1));
    return {geometry, std::move(places)};
}

std::vector<Cell> PlaceMap::cellsOf(int place) const {
    std::vector<Cell> cells;
    for (int i = 0; i < m_geometry.cellCount(); ++i)
        if (placeAt(Cell(i)) == place)
            cells.emplace_back(i);
    return cells;
}

Grid PlaceMap::apply(const Sequence& sequence) const {
    assert(sequence.side() == m_geometry.side());
    Grid grid(m_geometry.side());
    for (int i = 0; i < m_geometry.cellCount(); ++i)
        grid.set(Cell(i), sequence.digitAt(placeAt(Cell(i))));
    return grid;
}

HouseCover PlaceMap::coverOf(House house) const {
    HouseCover cover{.house = house, .pieces = {}, .clashes = {}};
    std::vector<std::optional<Cell>> firstOf(static_cast<std::size_t>(m_geometry.side()));
    for (const Cell cell : m_geometry.cells(house)) {
        const int box = m_geometry.box(cell);
        if (cover.pieces.empty() || cover.pieces.back().box != box)
            cover.pieces.push_back({.box = box, .cells = {}, .places = {}});
        const int place = placeAt(cell);
        cover.pieces.back().cells.push_back(cell);
        cover.pieces.back().places.push_back(place);
        std::optional<Cell>& first = firstOf[static_cast<std::size_t>(place)];
        if (first)
            cover.clashes.push_back({house, *first, cell, place});
        else
            first = cell;
    }
    return cover;
}

int PlaceMap::completeHouses() const {
    return static_cast<int>(
        std::ranges::count_if(m_geometry.houses(), [this](House house) { return coverOf(house).isComplete(); }));
}

std::vector<PlaceClash> PlaceMap::clashes() const {
    std::vector<PlaceClash> all;
    for (const House house : m_geometry.houses()) {
        const std::vector<PlaceClash> here = coverOf(house).clashes;
        all.insert(all.end(), here.begin(), here.end());
    }
    return all;
}

}  // namespace nonet
