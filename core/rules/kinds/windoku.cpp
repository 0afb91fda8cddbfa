#include "core/rules/kinds/windoku.h"

#include "core/rules/kinds/families.h"

#include <cmath>

namespace nonet {

MadeRule makeWindoku(const Constraint&, const RuleBoard& board) {
    std::vector<std::vector<Cell>> windows;
    for (const SubGrid& grid : board.layout().grids) {
        const int box = static_cast<int>(std::lround(std::sqrt(grid.rows())));
        if (!grid.isSquare() || box * box != grid.rows() || board.symbolCount() != grid.rows() ||
            grid.regions.boxSize() != std::pair(box, box))
            return ConstraintFault::boxesNotSquare;
        for (int top = 1; top < grid.rows(); top += box + 1)
            for (int left = 1; left < grid.columns(); left += box + 1) {
                std::vector<Cell> cells;
                for (int i = 0; i < box * box; ++i)
                    if (const auto cell = board.cellOf(grid, top + i / box, left + i % box))
                        cells.push_back(*cell);
                windows.push_back(std::move(cells));
            }
    }
    return houseRule(std::move(windows), board);
}

}  // namespace nonet
