#include "core/rules/kinds/diagonals.h"

#include "core/rules/kinds/families.h"

#include <algorithm>

namespace nonet {

MadeRule makeDiagonals(const Constraint& constraint, const RuleBoard& board) {
    std::vector<std::vector<Cell>> diagonals;
    bool hasSquare = false;
    for (const SubGrid& grid : board.layout().grids) {
        if (!grid.isSquare())
            continue;
        hasSquare = true;
        for (const int which : {0, 1}) {
            if (!constraint.values.empty() && std::ranges::find(constraint.values, which) == constraint.values.end())
                continue;
            std::vector<Cell> cells;
            for (int i = 0; i < grid.rows(); ++i)
                if (const auto cell = board.cellOf(grid, i, which == 0 ? i : grid.columns() - 1 - i))
                    cells.push_back(*cell);
            // Holes alone.
            if (!cells.empty())
                diagonals.push_back(std::move(cells));
        }
    }
    if (!hasSquare)
        return ConstraintFault::boardNotSquare;
    return diagonals.empty() ? MadeRule(ConstraintFault::placeReadsNothing) : houseRule(std::move(diagonals), board);
}

}  // namespace nonet
