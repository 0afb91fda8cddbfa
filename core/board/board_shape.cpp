#include "core/board/board_shape.h"

namespace nonet {

std::optional<Cell> BoardShape::cellAt(int row, int column) const {
    if (!contains(row, column) || isHole(cell(row, column)))
        return std::nullopt;
    return cell(row, column);
}

void BoardShape::setHoles(const WideCellSet& holes) {
    assert(holes.count() < cellCount());
    m_holes = holes;
}

std::vector<Cell> BoardShape::cells() const {
    std::vector<Cell> cells;
    cells.reserve(static_cast<std::size_t>(cellCount() - holeCount()));
    for (int i = 0; i < cellCount(); ++i)
        if (!isHole(Cell(i)))
            cells.push_back(Cell(i));
    return cells;
}

std::vector<Cell> BoardShape::neighbours(Cell cell) const {
    constexpr int kSteps[][2] = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
    std::vector<Cell> neighbours;
    for (const auto& [down, right] : kSteps)
        if (const std::optional<Cell> next = cellAt(row(cell) + down, column(cell) + right))
            neighbours.push_back(*next);
    return neighbours;
}

}  // namespace nonet
