#include "core/rules/conflicts.h"

namespace nonet {

std::vector<Conflict> findConflicts(const Grid& grid, const Geometry& geometry) {
    std::vector<Conflict> conflicts;
    for (const House house : geometry.houses()) {
        const std::vector<Cell> cells = geometry.cells(house);
        for (std::size_t a = 0; a < cells.size(); ++a) {
            if (grid.isBlank(cells[a]))
                continue;
            for (std::size_t b = a + 1; b < cells.size(); ++b)
                if (grid.valueAt(cells[a]) == grid.valueAt(cells[b]))
                    conflicts.push_back({cells[a], cells[b], Digit(grid.valueAt(cells[a])), house});
        }
    }
    return conflicts;
}

}  // namespace nonet
