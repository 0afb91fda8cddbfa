#include "core/board/geometry.h"

namespace nonet {

std::vector<Cell> Geometry::cells(House house) const {
    std::vector<Cell> result;
    result.reserve(static_cast<std::size_t>(side()));
    for (int i = 0; i < side(); ++i) {
        switch (house.kind) {
        case HouseKind::row: result.push_back(cell(house.number, i)); break;
        case HouseKind::column: result.push_back(cell(i, house.number)); break;
        default:
            assert(house.kind == HouseKind::box);
            // A row of boxes holds boxRows() boxes, since side / boxColumns = boxRows.
            result.push_back(cell(house.number / m_boxRows * m_boxRows + i / m_boxColumns,
                                  house.number % m_boxRows * m_boxColumns + i % m_boxColumns));
            break;
        }
    }
    return result;
}

std::vector<House> Geometry::houses(Cell cell) const {
    return {{HouseKind::row, static_cast<std::uint8_t>(row(cell))},
            {HouseKind::column, static_cast<std::uint8_t>(column(cell))},
            {HouseKind::box, static_cast<std::uint8_t>(box(cell))}};
}

std::vector<House> Geometry::houses() const {
    std::vector<House> result;
    for (const HouseKind kind : {HouseKind::row, HouseKind::column, HouseKind::box})
        for (int number = 0; number < side(); ++number)
            result.push_back({kind, static_cast<std::uint8_t>(number)});
    return result;
}

std::vector<Cell> Geometry::peers(Cell of) const {
    CellSet result;
    for (const House house : houses(of))
        for (const Cell other : cells(house))
            if (other != of)
                result.insert(other);
    return {result.begin(), result.end()};
}

}  // namespace nonet
