#include "core/generators/orbits.h"

namespace nonet {

Orbits::Orbits(Symmetry symmetry) {
    for (const Cell cell : classic::kAllCells)
        for (const Cell image : orbit(cell, symmetry, classic::kSide))
            m_orbits[cell.slot()].insert(image);
}

}  // namespace nonet
