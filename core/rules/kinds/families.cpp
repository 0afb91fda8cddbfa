#include "core/rules/kinds/families.h"

#include <algorithm>

namespace nonet {

MadeRule houseRule(std::vector<std::vector<Cell>> areas, const RuleBoard& board) {
    std::vector<int> counts;
    for (const Digit symbol : board.numbers().all())
        counts.push_back(board.layout().count(symbol));
    RelationList relations;
    for (const std::vector<Cell>& area : areas)
        relations.add(Quota{area, counts, static_cast<int>(area.size()) == board.layout().countOfHouse()});
    return Rule(std::move(relations), [areas = std::move(areas), counts](const FullBoard& full) {
        return std::ranges::all_of(areas, [&](const std::vector<Cell>& area) {
            return std::ranges::all_of(area, [&](Cell cell) {
                const Digit symbol = full.symbol(cell);
                return std::ranges::count_if(area, [&](Cell other) { return full.symbol(other) == symbol; }) <=
                       counts[symbol.slot()];
            });
        });
    });
}

MadeRule differentRule(CellPairs pairs) {
    RelationList relations;
    for (const auto& [a, b] : pairs)
        relations.add(Distinct{{a, b}});
    return Rule(std::move(relations), [pairs = std::move(pairs)](const FullBoard& full) {
        return std::ranges::all_of(
            pairs, [&](const auto& pair) { return full.symbol(pair.first) != full.symbol(pair.second); });
    });
}

MadeRule sameRule(CellPairs pairs) {
    RelationList relations;
    relations.add(Same{pairs});
    return Rule(std::move(relations), [pairs = std::move(pairs)](const FullBoard& full) {
        return std::ranges::all_of(
            pairs, [&](const auto& pair) { return full.symbol(pair.first) == full.symbol(pair.second); });
    });
}

MadeRule pairRule(CellPairs pairs, std::vector<DigitSet> allowed, const RuleBoard& /*board*/) {
    RelationList relations;
    relations.add(PairTable{pairs, allowed});
    return Rule(std::move(relations), [pairs = std::move(pairs), allowed = std::move(allowed)](const FullBoard& full) {
        return std::ranges::all_of(pairs, [&](const auto& pair) {
            return allowed[full.symbol(pair.first).slot()].contains(full.symbol(pair.second));
        });
    });
}

MadeRule symbolRule(const std::vector<std::vector<Cell>>& parts, DigitSet symbols) {
    RelationList relations;
    for (const std::vector<Cell>& part : parts)
        for (const Cell cell : part)
            relations.add(Allowed{cell, symbols});
    return Rule(std::move(relations), [parts, symbols](const FullBoard& full) {
        return std::ranges::all_of(parts, [&](const std::vector<Cell>& part) {
            return std::ranges::all_of(part, [&](Cell cell) { return symbols.contains(full.symbol(cell)); });
        });
    });
}

MadeRule numberRule(const std::vector<std::vector<Cell>>& parts, const std::function<bool(int)>& isAllowed,
                    const RuleBoard& board) {
    return symbolRule(parts, board.where(isAllowed));
}

MadeRule orderRule(const Constraint& constraint, const RuleBoard& board, bool isStrict) {
    return everyLine(
        constraint, board,
        [isStrict](const std::vector<Cell>& line, RelationList& relations) {
            relations.add(Order{line, isStrict});
        },
        [isStrict](const std::vector<Cell>& line, const FullBoard& full) {
            return std::ranges::all_of(neighboursOn(line), [&](const auto& pair) {
                const int before = full.number(pair.first);
                const int after = full.number(pair.second);
                return isStrict ? before < after : before <= after;
            });
        });
}

MadeRule containRule(const Constraint& constraint, const RuleBoard& /*board*/) {
    const std::vector<Cell> cells = withoutRepeats(constraint.cells());
    RelationList relations;
    for (auto digit = constraint.digits.begin(); digit != constraint.digits.end();) {
        const auto next =
            std::find_if(digit, constraint.digits.end(), [digit](Digit other) { return other != *digit; });
        relations.add(Contains{cells, DigitSet{*digit}, countsFrom(static_cast<int>(next - digit), cells.size())});
        digit = next;
    }
    return Rule(std::move(relations), [cells, digits = constraint.digits](const FullBoard& full) {
        return std::ranges::all_of(digits, [&](Digit digit) {
            return std::ranges::count_if(cells, [&](Cell cell) { return full.symbol(cell) == digit; }) >=
                   std::ranges::count(digits, digit);
        });
    });
}

MadeRule everyLine(const Constraint& constraint, const RuleBoard& board,
                   const std::function<void(const std::vector<Cell>&, RelationList&)>& relate,
                   std::function<bool(const std::vector<Cell>&, const FullBoard&)> meaning) {
    RelationList relations;
    for (const std::vector<Cell>& line : constraint.parts) {
        needNumbers(relations, line, board);
        relate(line, relations);
    }
    return Rule(std::move(relations), [lines = constraint.parts, meaning = std::move(meaning)](const FullBoard& full) {
        return std::ranges::all_of(
            lines, [&](const std::vector<Cell>& line) { return full.haveNumbers(line) && meaning(line, full); });
    });
}

MadeRule indexRule(std::vector<IndexedCell> cells, const RuleBoard& board) {
    RelationList relations;
    for (const IndexedCell& each : cells)
        if (const std::optional<Digit> symbol = board.symbolOf(each.place))
            relations.add(Index{each.index, each.list, *symbol});
        else
            relations.add(Allowed{each.index, {}});
    return Rule(std::move(relations), [cells = std::move(cells)](const FullBoard& full) {
        return std::ranges::all_of(cells, [&](const IndexedCell& each) {
            if (!full.hasNumber(each.index))
                return false;
            const int k = full.number(each.index);
            if (k < 1 || k > static_cast<int>(each.list.size()))
                return false;
            const Cell other = each.list[static_cast<std::size_t>(k - 1)];
            return full.hasNumber(other) && full.number(other) == each.place;
        });
    });
}

MadeRule lineIndexer(const Constraint& constraint, const RuleBoard& board, LineIndexer which) {
    const bool isOfRows = which == LineIndexer::ofRows;
    std::vector<IndexedCell> indexed;
    for (const Cell cell : constraint.cells()) {
        const auto grid = std::ranges::find_if(board.layout().grids, [&](const SubGrid& each) {
            const int row = board.shape().row(cell) - each.row;
            const int column = board.shape().column(cell) - each.column;
            return row >= 0 && row < each.rows() && column >= 0 && column < each.columns();
        });
        if (grid == board.layout().grids.end())
            return ConstraintFault::cellWithoutRegion;
        const int row = board.shape().row(cell) - grid->row;
        const int column = board.shape().column(cell) - grid->column;
        IndexedCell each{cell, {}, (isOfRows ? row : column) + 1};
        for (int i = 0; i < (isOfRows ? grid->rows() : grid->columns()); ++i)
            if (const auto other = board.cellOf(*grid, isOfRows ? i : row, isOfRows ? column : i))
                each.list.push_back(*other);
        indexed.push_back(std::move(each));
    }
    return indexRule(std::move(indexed), board);
}

CellPairs leaps(int down, int right, const RuleBoard& board) {
    CellPairs pairs;
    const std::set<std::pair<int, int>> steps{{down, right}, {down, -right}, {-down, right}, {-down, -right},
                                              {right, down}, {right, -down}, {-right, down}, {-right, -down}};
    for (const Cell cell : board.shape().cells())
        for (const auto& [rows, columns] : steps)
            if (const std::optional<Cell> other = board.away(cell, rows, columns); other && cell < *other)
                pairs.emplace_back(cell, *other);
    return pairs;
}

CellPairs stepsOf(const std::vector<std::vector<Cell>>& lines, std::size_t apart) {
    CellPairs pairs;
    for (const std::vector<Cell>& line : lines) {
        const bool isClosed = line.size() > 3 && line.front() == line.back();
        const std::size_t length = isClosed ? line.size() - 1 : line.size();
        for (std::size_t i = 0; apart < length && i < (isClosed ? length : length - apart); ++i)
            pairs.emplace_back(line[i], line[(i + apart) % length]);
    }
    return pairs;
}

CellPairs pairsIn(const Constraint& constraint) {
    CellPairs pairs;
    for (const std::vector<Cell>& part : constraint.parts)
        if (part.size() >= 2)
            pairs.emplace_back(part[0], part[1]);
    return pairs;
}

CellPairs extremePairs(const Constraint& constraint, const RuleBoard& board) {
    std::set<Cell> marked;
    for (const Constraint& other : board.layout().constraints)
        if (other.kind == constraint.kind && !other.isOff)
            for (const std::vector<Cell>& part : other.parts)
                marked.insert(part.begin(), part.end());
    CellPairs pairs;
    for (const std::vector<Cell>& part : constraint.parts)
        for (const Cell cell : part)
            for (const Cell other : board.shape().neighbours(cell))
                if (!marked.contains(other))
                    pairs.emplace_back(cell, other);
    return pairs;
}

std::set<std::pair<Cell, Cell>> markedPairs(const Layout& layout, bool isSum) {
    std::set<std::pair<Cell, Cell>> pairs;
    for (const Constraint& constraint : layout.constraints) {
        const bool isMark =
            isSum ? constraint.kind == ConstraintKind::sum
                  : constraint.kind == ConstraintKind::difference || constraint.kind == ConstraintKind::ratio;
        if (isMark && !constraint.isOff)
            for (const auto& [a, b] : pairsIn(constraint))
                pairs.insert(std::minmax({a, b}));
    }
    return pairs;
}

std::vector<DigitSet> withoutNumberAllowed(const RuleBoard& board, const std::function<bool(int, int)>& isAllowed) {
    std::vector<DigitSet> allowed = board.pairsWhere(isAllowed);
    const DigitSet without = board.numbers().all() - board.numbers().withNumber();
    for (DigitSet& second : allowed)
        second |= without;
    for (const Digit symbol : without)
        allowed[symbol.slot()] = board.numbers().all();
    return allowed;
}

Constraint withoutRepeats(const Constraint& constraint) {
    Constraint once = constraint;
    for (std::vector<Cell>& part : once.parts)
        part = withoutRepeats(part);
    return once;
}

}  // namespace nonet
