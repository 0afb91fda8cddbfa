// What lies in a step's houses: the one place where words about steps ask for the geometry of their board.
#pragma once

#include "core/board/geometry.h"
#include "core/techniques/step.h"

#include <optional>

namespace nonet {

class StepBoard {
public:
    explicit StepBoard(const Step& step);

    CellSet cellsOf(House house) const { return CellSet::from(m_geometry.cells(house)); }
    House boxOf(Cell cell) const;
    /// That hold all these cells; none for an empty set.
    std::vector<House> commonHousesOf(const CellSet& cells) const;
    /// The first house that holds two or more of these cells.
    std::optional<House> houseWithTwo(const CellSet& cells) const;

private:
    Geometry m_geometry;
};

}  // namespace nonet
