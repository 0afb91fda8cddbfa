#include "core/rules/kinds/region_sum.h"

#include "core/rules/kinds/families.h"

#include <algorithm>

namespace nonet {

MadeRule makeRegionSum(const Constraint& constraint, const RuleBoard& board) {
    std::vector<std::vector<std::vector<Cell>>> lines;
    RelationList relations;
    for (const std::vector<Cell>& line : constraint.parts) {
        std::vector<std::vector<Cell>> pieces;
        std::optional<int> last;
        for (const Cell cell : line) {
            const std::optional<int> region = board.regionOf(cell);
            if (!region)
                continue;
            if (region != last)
                pieces.emplace_back();
            pieces.back().push_back(cell);
            last = region;
        }
        for (std::size_t i = 1; i < pieces.size(); ++i) {
            LinearSum sum;
            for (const Cell cell : pieces[i - 1])
                sum.terms.push_back({cell, 1});
            for (const Cell cell : pieces[i])
                sum.terms.push_back({cell, -1});
            relations.add(std::move(sum));
        }
        if (pieces.size() > 1) {
            for (const std::vector<Cell>& piece : pieces)
                needNumbers(relations, piece, board);
            lines.push_back(std::move(pieces));
        }
    }
    return Rule(std::move(relations), [lines](const FullBoard& full) {
        return std::ranges::all_of(lines, [&](const auto& pieces) {
            return std::ranges::all_of(pieces, [&](const std::vector<Cell>& piece) {
                return full.haveNumbers(piece) && full.haveNumbers(pieces.front()) &&
                       full.sum(piece) == full.sum(pieces.front());
            });
        });
    });
}

}  // namespace nonet
