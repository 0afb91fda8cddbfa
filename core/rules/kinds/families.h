// What several kinds have in common: pairs of cells with a table, numbers along lines, houses.
#pragma once

#include "core/rules/rule.h"

#include <functional>
#include <set>
#include <utility>
#include <vector>

namespace nonet {

using CellPairs = std::vector<std::pair<Cell, Cell>>;

/// No symbol more often than in a house; exact where an area has as many cells.
MadeRule houseRule(std::vector<std::vector<Cell>> areas, const RuleBoard& board);
/// The two cells of each pair hold different symbols.
MadeRule differentRule(CellPairs pairs);
MadeRule sameRule(CellPairs pairs);
/// By the first symbol what the second may be; the numbers are those of RuleBoard::pairsWhere().
MadeRule pairRule(CellPairs pairs, std::vector<DigitSet> allowed, const RuleBoard& board);
MadeRule symbolRule(const std::vector<std::vector<Cell>>& parts, DigitSet symbols);
MadeRule numberRule(const std::vector<std::vector<Cell>>& parts, const std::function<bool(int)>& isAllowed,
                    const RuleBoard& board);
/// Numbers rise along each part, or never fall.
MadeRule orderRule(const Constraint& constraint, const RuleBoard& board, bool isStrict);
/// Each of the digits as often at least as it is listed.
MadeRule containRule(const Constraint& constraint, const RuleBoard& board);

/// For what is asked of each part on its own, all of whose cells have numbers.
MadeRule everyLine(const Constraint& constraint, const RuleBoard& board,
                   const std::function<void(const std::vector<Cell>&, RelationList&)>& relate,
                   std::function<bool(const std::vector<Cell>&, const FullBoard&)> meaning);

/// A cell whose number k says that the k-th of the list, from 1, holds `place`.
struct IndexedCell {
    Cell index;
    std::vector<Cell> list;
    int place = 1;
};
MadeRule indexRule(std::vector<IndexedCell> cells, const RuleBoard& board);
enum class LineIndexer : std::uint8_t { ofRows, ofColumns };
MadeRule lineIndexer(const Constraint& constraint, const RuleBoard& board, LineIndexer which);

/// Pairs this far apart, in all eight directions, each once with the cell that comes first first.
CellPairs leaps(int down, int right, const RuleBoard& board);
/// Cells `apart` steps from each other on each line; on a closed line all round.
CellPairs stepsOf(const std::vector<std::vector<Cell>>& lines, std::size_t apart);
/// Parts of two cells.
CellPairs pairsIn(const Constraint& constraint);
/// Each of the cells with those next to it that no constraint of the same kind marks.
CellPairs extremePairs(const Constraint& constraint, const RuleBoard& board);
/// With a mark of sums, or of differences and ratios: the cell that comes first first.
std::set<std::pair<Cell, Cell>> markedPairs(const Layout& layout, bool isSum);
/// As RuleBoard::pairsWhere(), and symbols without a number go with all.
std::vector<DigitSet> withoutNumberAllowed(const RuleBoard& board, const std::function<bool(int, int)>& isAllowed);
/// Each part without the cells that it visited before.
Constraint withoutRepeats(const Constraint& constraint);

}  // namespace nonet
