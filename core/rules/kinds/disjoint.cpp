#include "core/rules/kinds/disjoint.h"

#include "core/rules/kinds/families.h"

namespace nonet {

MadeRule makeDisjoint(const Constraint&, const RuleBoard& board) {
    std::vector<std::vector<Cell>> groups;
    for (const SubGrid& grid : board.layout().grids) {
        std::vector<std::vector<Cell>> own;
        for (int region = 0; region < grid.regions.regionCount(); ++region) {
            const std::vector<Cell> cells = grid.regions.cells(region);
            if (region > 0 && cells.size() != own.size())
                return ConstraintFault::regionsOfOtherSizes;
            own.resize(cells.size());
            for (std::size_t k = 0; k < cells.size(); ++k)
                if (const auto cell =
                        board.cellOf(grid, cells[k].index() / grid.columns(), cells[k].index() % grid.columns()))
                    own[k].push_back(*cell);
        }
        groups.insert(groups.end(), own.begin(), own.end());
    }
    return groups.empty() ? MadeRule(ConstraintFault::cellWithoutRegion) : houseRule(std::move(groups), board);
}

}  // namespace nonet
