// The cells that go and come together under a symmetry, for the classic board.
#pragma once

#include "core/board/cell_set.h"
#include "core/board/classic.h"
#include "core/board/symmetry.h"

#include <array>

namespace nonet {

class Orbits {
public:
    explicit Orbits(Symmetry symmetry);

    /// Its cell included.
    ClassicCellSet of(Cell cell) const { return m_orbits[cell.slot()]; }
    /// The union of the orbits of these cells.
    ClassicCellSet of(ClassicCellSet cells) const {
        ClassicCellSet all;
        for (const Cell cell : cells)
            all |= of(cell);
        return all;
    }

private:
    std::array<ClassicCellSet, 81> m_orbits{};
};

}  // namespace nonet
