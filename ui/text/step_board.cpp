#include "ui/text/step_board.h"

#include <algorithm>

namespace nonet {
namespace {

/// Boxes as square as the side allows, lying: 2 rows of 3 for a side of 6.
Geometry usualGeometry(int side) {
    int rows = 1;
    for (int each = 1; each * each <= side; ++each)
        if (side % each == 0)
            rows = each;
    return {rows, side / rows};
}

}  // namespace

StepBoard::StepBoard(const Step& step) : m_geometry(usualGeometry(step.side)) {}

House StepBoard::boxOf(Cell cell) const { return {HouseKind::box, static_cast<std::uint8_t>(m_geometry.box(cell))}; }

std::vector<House> StepBoard::commonHousesOf(const CellSet& cells) const {
    if (cells.isEmpty())
        return {};
    std::vector<House> common = m_geometry.houses(cells.first());
    std::erase_if(common, [&](House house) { return !cellsOf(house).containsAll(cells); });
    return common;
}

std::optional<House> StepBoard::houseWithTwo(const CellSet& cells) const {
    for (const House house : m_geometry.houses())
        if ((cellsOf(house) & cells).count() > 1)
            return house;
    return std::nullopt;
}

}  // namespace nonet
