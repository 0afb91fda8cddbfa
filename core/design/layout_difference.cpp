#include "core/design/layout_difference.h"

#include "core/design/constraint_place.h"

#include <algorithm>

namespace nonet {
namespace {

/// As the later board numbers its cells; nothing for what has no place on it.
std::vector<std::optional<Constraint>> onBoardOf(const Puzzle& earlier, const BoardShape& shape) {
    std::vector<std::optional<Constraint>> all;
    all.reserve(earlier.constraints().size());
    const BoardShape& before = earlier.shape();
    for (const Constraint& constraint : earlier.constraints())
        all.push_back(before == shape ? constraint : withCells(constraint, [&](Cell cell) {
            return cell.index() < before.cellCount() ? shape.cellAt(before.row(cell), before.column(cell))
                                                     : std::nullopt;
        }));
    return all;
}

/// Which of the later ones belongs to each of the earlier; each to one at most.
template <typename Matches>
void match(const std::vector<std::optional<Constraint>>& earlier, const std::vector<Constraint>& later,
           std::vector<std::optional<int>>& partners, std::vector<bool>& isTaken, Matches matches) {
    for (std::size_t i = 0; i < earlier.size(); ++i) {
        const std::optional<Constraint>& own = earlier[i];
        for (std::size_t k = 0; own && !partners[i] && k < later.size(); ++k)
            if (!isTaken[k] && matches(*own, later[k])) {
                partners[i] = static_cast<int>(k);
                isTaken[k] = true;
            }
    }
}

void compareConstraints(const Puzzle& earlier, const Puzzle& later, LayoutDifference& difference) {
    const std::vector<std::optional<Constraint>> before = onBoardOf(earlier, later.shape());
    const std::vector<Constraint>& after = later.constraints();
    std::vector<std::optional<int>> partners(before.size());
    std::vector<bool> isTaken(after.size());
    match(before, after, partners, isTaken, std::equal_to<>());
    const std::vector<std::optional<int>> equal = partners;
    match(before, after, partners, isTaken, isInSamePlace);
    for (std::size_t i = 0; i < before.size(); ++i) {
        const std::optional<int> partner = partners[i];
        if (!partner)
            difference.gone.push_back(static_cast<int>(i));
        else if (!equal[i])
            difference.changed.emplace_back(static_cast<int>(i), *partner);
    }
    for (std::size_t k = 0; k < after.size(); ++k)
        if (!isTaken[k])
            difference.added.push_back(static_cast<int>(k));
}

std::string labelIn(const Grid* digits, const Puzzle& puzzle, std::optional<Cell> cell) {
    const std::optional<Digit> digit = cell && digits != nullptr ? digits->digit(*cell) : std::nullopt;
    return digit ? puzzle.symbols().label(*digit) : std::string();
}

std::string labelOf(const Puzzle& puzzle, std::optional<Cell> cell) { return labelIn(&puzzle.givens, puzzle, cell); }

std::vector<std::string> startOf(const Puzzle& puzzle, std::optional<Cell> cell) {
    std::vector<std::string> labels;
    if (cell && puzzle.startCandidates)
        for (const Digit digit : puzzle.symbols().all() - puzzle.startCandidates->at(*cell))
            labels.push_back(puzzle.symbols().label(digit));
    return labels;
}

}  // namespace

bool LayoutDifference::isEmpty() const {
    return added.empty() && gone.empty() && changed.empty() && givens.empty() && !isBoardChanged &&
           !areDrawingsChanged && !isSolutionLayerChanged;
}

LayoutDifference differenceBetween(const Puzzle& earlier, const Puzzle& later) {
    LayoutDifference difference;
    compareConstraints(earlier, later, difference);
    for (const Cell cell : later.shape().cells()) {
        const auto before = earlier.shape().cellAt(later.shape().row(cell), later.shape().column(cell));
        if (labelOf(earlier, before) != labelOf(later, cell) || startOf(earlier, before) != startOf(later, cell))
            difference.givens.push_back(cell);
        if (labelIn(earlier.solutionLayer(), earlier, before) != labelIn(later.solutionLayer(), later, cell))
            difference.isSolutionLayerChanged = true;
    }
    const Layout& a = earlier.layout();
    const Layout& b = later.layout();
    difference.isBoardChanged =
        a.shape != b.shape || a.symbols != b.symbols || a.counts != b.counts || a.grids != b.grids;
    difference.areDrawingsChanged = earlier.decoration() != later.decoration();
    return difference;
}

}  // namespace nonet
