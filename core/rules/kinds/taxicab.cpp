#include "core/rules/kinds/taxicab.h"

#include "core/rules/kinds/families.h"

#include <algorithm>
#include <cstdlib>

namespace nonet {
namespace {

/// So far from each other along rows and columns, the cell that comes first first, in the order of both.
CellPairs pairsApart(int distance, const BoardShape& shape) {
    const bool hasHoles = shape.holeCount() > 0;
    std::size_t most = 0;
    for (int down = 0; down <= distance; ++down) {
        const int right = distance - down;
        if (down < shape.rows() && right < shape.columns())
            most += static_cast<std::size_t>((shape.rows() - down) * (shape.columns() - right)) *
                    (down == 0 || right == 0 ? 1 : 2);
    }
    CellPairs pairs;
    pairs.reserve(most);
    for (const Cell cell : shape.cells()) {
        const int row = shape.row(cell);
        const int column = shape.column(cell);
        const auto add = [&](int down, int right) {
            if (!shape.contains(row + down, column + right))
                return;
            const Cell other(cell.index() + down * shape.columns() + right);
            if (!hasHoles || !shape.isHole(other))
                pairs.emplace_back(cell, other);
        };
        for (int down = 0; down <= std::min(distance, shape.rows() - 1 - row); ++down) {
            const int right = distance - down;
            // In the cell's own row the pair to the left was made by the cell there.
            if (down > 0 && right > 0)
                add(down, -right);
            add(down, right);
        }
    }
    return pairs;
}

}  // namespace

MadeRule makeTaxicab(const Constraint&, const RuleBoard& board) {
    const BoardShape& shape = board.shape();
    const std::vector<Cell> cells = shape.cells();
    const auto apart = [columns = shape.columns()](Cell a, Cell b) {
        return std::abs(a.index() / columns - b.index() / columns) +
               std::abs(a.index() % columns - b.index() % columns);
    };
    RelationList relations;
    for (int distance = 1; distance < shape.rows() + shape.columns() && !board.shouldStop(); ++distance) {
        const std::optional<Digit> symbol = board.symbolOf(distance);
        if (!symbol)
            continue;
        CellPairs pairs = pairsApart(distance, shape);
        if (pairs.empty())
            continue;
        std::vector<DigitSet> allowed(static_cast<std::size_t>(board.symbolCount()), board.numbers().all());
        allowed[static_cast<std::size_t>(symbol->index())].erase(*symbol);
        relations.add(PairTable{std::move(pairs), std::move(allowed)});
    }
    return Rule(std::move(relations), [cells, apart](const FullBoard& full) {
        for (auto a = cells.begin(); a != cells.end(); ++a)
            for (auto b = a + 1; b != cells.end(); ++b)
                if (full.symbol(*a) == full.symbol(*b) && full.hasNumber(*a) && full.number(*a) == apart(*a, *b))
                    return false;
        return true;
    });
}

}  // namespace nonet
