#include "core/rules/kinds/whole_board.h"

#include "core/rules/kinds/families.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <set>

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

MadeRule makeAntiKnight(const Constraint&, const RuleBoard& board) { return differentRule(leaps(1, 2, board)); }

MadeRule makeAntiKing(const Constraint&, const RuleBoard& board) {
    std::vector<std::pair<Cell, Cell>> pairs = leaps(0, 1, board);
    for (const auto& pair : leaps(1, 1, board))
        pairs.push_back(pair);
    return differentRule(std::move(pairs));
}

MadeRule makeLeaper(const Constraint& constraint, const RuleBoard& board) {
    if (constraint.values.size() < 2)
        return ConstraintFault::noValue;
    const auto pairs = leaps(constraint.values[0], constraint.values[1], board);
    if (constraint.digits.empty())
        return differentRule(pairs);
    std::vector<DigitSet> allowed(static_cast<std::size_t>(board.symbolCount()), board.numbers().all());
    DigitSet forbidden;
    for (const Digit digit : constraint.digits) {
        allowed[digit.slot()].erase(digit);
        forbidden.insert(digit);
    }
    RelationList relations;
    relations.add(PairTable{pairs, allowed});
    return Rule(std::move(relations), [pairs, forbidden](const FullBoard& full) {
        return std::ranges::none_of(pairs, [&](const auto& pair) {
            return full.symbol(pair.first) == full.symbol(pair.second) && forbidden.contains(full.symbol(pair.first));
        });
    });
}

MadeRule makeNegative(const Constraint& constraint, const RuleBoard& board) {
    const bool isSum = constraint.text == "sum";
    const bool isRatio = constraint.text == "ratio";
    if (!isSum && !isRatio && constraint.text != "difference")
        return ConstraintFault::notUnderstood;
    std::vector<int> values = constraint.values;
    if (values.empty())
        values = isSum ? std::vector{5, 10} : std::vector{isRatio ? 2 : 1};
    const auto relates = [isSum, isRatio, values](int a, int b) {
        return std::ranges::any_of(values, [=](int value) {
            return isSum ? a + b == value : isRatio ? a == value * b || b == value * a : std::abs(a - b) == value;
        });
    };
    std::vector<std::pair<Cell, Cell>> pairs = leaps(0, 1, board);
    const std::set<std::pair<Cell, Cell>> marked = markedPairs(board.layout(), isSum);
    std::erase_if(pairs, [&marked](const auto& pair) { return marked.contains(pair); });
    return pairRule(pairs, withoutNumberAllowed(board, [relates](int a, int b) { return !relates(a, b); }), board);
}

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

MadeRule makeMagic5(const Constraint&, const RuleBoard& board) {
    std::vector<std::pair<Cell, Cell>> pairs;
    for (const Cell cell : board.shape().cells())
        if (const auto above = board.away(cell, -1, 0))
            pairs.emplace_back(*above, cell);
    return pairRule(pairs, withoutNumberAllowed(board, [](int above, int below) { return below != 5 || above <= 5; }),
                    board);
}

MadeRule makeEntropy2x2(const Constraint&, const RuleBoard& board) {
    std::vector<std::vector<Cell>> areas;
    for (const Cell cell : board.shape().cells()) {
        const auto right = board.away(cell, 0, 1);
        const auto below = board.away(cell, 1, 0);
        const auto across = board.away(cell, 1, 1);
        if (right && below && across)
            areas.push_back({cell, *right, *below, *across});
    }
    const DigitSet thirds[] = {board.third(0), board.third(1), board.third(2)};
    RelationList relations;
    for (const std::vector<Cell>& area : areas)
        for (const DigitSet third : thirds)
            relations.add(Contains{area, third, countsFrom(1, area.size())});
    return Rule(std::move(relations),
                [areas, low = thirds[0], middle = thirds[1], high = thirds[2]](const FullBoard& full) {
                    return std::ranges::all_of(areas, [&](const std::vector<Cell>& area) {
                        DigitSet held;
                        for (const Cell cell : area)
                            held.insert(full.symbol(cell));
                        return held.intersects(low) && held.intersects(middle) && held.intersects(high);
                    });
                });
}

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
        allowed[symbol->slot()].erase(*symbol);
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
