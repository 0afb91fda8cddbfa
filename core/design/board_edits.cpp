#include "core/design/board_edits.h"

#include "core/design/constraint_place.h"
#include "core/design/new_board.h"
#include "core/rules/constraint_catalogue.h"

#include <algorithm>

namespace nonet {
namespace {

/// What each symbol of one set is in another.
class SymbolsAfter {
public:
    SymbolsAfter(const SymbolSet& before, const SymbolSet& after) {
        m_after.resize(static_cast<std::size_t>(before.count()));
        for (const Digit symbol : before.all())
            at(symbol) = after.ofLabel(before.label(symbol));
        if (std::ranges::any_of(m_after, [](const auto& digit) { return digit.has_value(); }))
            return;
        for (const Digit symbol : before.all())
            if (const std::optional<int> number = before.number(symbol))
                at(symbol) = after.ofNumber(*number);
    }
    std::optional<Digit> of(Digit symbol) const {
        const auto index = symbol.slot();
        return index < m_after.size() ? m_after[index] : std::nullopt;
    }

private:
    std::optional<Digit>& at(Digit symbol) { return m_after[symbol.slot()]; }
    std::vector<std::optional<Digit>> m_after;
};

/// A rule that forbids or leaves some of the digits says as much of those that are left.
bool holdsOfEachDigit(ConstraintKind kind) { return kind == ConstraintKind::oneOf || kind == ConstraintKind::leaper; }

std::optional<Constraint> withSymbols(Constraint constraint, const SymbolsAfter& symbols) {
    std::vector<Digit> digits;
    for (const Digit digit : constraint.digits) {
        if (const std::optional<Digit> after = symbols.of(digit))
            digits.push_back(*after);
        else if (!holdsOfEachDigit(constraint.kind))
            return std::nullopt;
    }
    if (digits.empty() && !constraint.digits.empty())
        return std::nullopt;
    std::ranges::sort(digits);
    constraint.digits = std::move(digits);
    return constraint;
}

/// Symbols that are new may stand everywhere.
DigitSet startAfter(DigitSet start, const SymbolSet& before, const SymbolSet& after, const SymbolsAfter& symbols) {
    DigitSet left = after.all();
    for (const Digit symbol : before.all())
        if (const std::optional<Digit> digit = symbols.of(symbol); digit && !start.contains(symbol))
            left.erase(*digit);
    return left;
}

bool touches(const DrawingBox& box, const BoardShape& shape, double beside) {
    return box.bottom > -beside && box.right > -beside && box.top < shape.rows() + beside &&
           box.left < shape.columns() + beside;
}

bool isLost(const Drawing& drawing, const BoardShape& before, const BoardShape& after) {
    const DrawingBox box = boxOf(drawing);
    const auto falls = [&](double beside) { return touches(box, before, beside) && !touches(box, after, beside); };
    return falls(0) || falls(kMostRoomBeside);
}

Decoration decorationAfter(const Puzzle& puzzle, const BoardShape& after, int& lost) {
    Decoration kept;
    for (const Drawing& drawing : puzzle.decoration().drawings) {
        if (isLost(drawing, puzzle.shape(), after))
            ++lost;
        else
            kept.drawings.push_back(drawing);
    }
    if (const std::optional<Fog>& fog = puzzle.decoration().fog) {
        Fog& left = kept.fog.emplace();
        for (const Cell cell : fog->lit)
            if (const auto place = after.cellAt(puzzle.shape().row(cell), puzzle.shape().column(cell)))
                left.lit.push_back(*place);
    }
    return kept;
}

std::optional<Constraint> constraintAfter(Constraint constraint, const BoardShape& before, const BoardShape& after,
                                          const SymbolsAfter& symbols) {
    if (constraint.place && before != after) {
        constraint.place = besideBoard(*constraint.place, after);
        if (!constraint.place)
            return std::nullopt;
    }
    auto placed = withCells(std::move(constraint), [&](Cell cell) {
        return cell.index() < before.cellCount() ? after.cellAt(before.row(cell), before.column(cell)) : std::nullopt;
    });
    return placed ? withSymbols(std::move(*placed), symbols) : std::nullopt;
}

bool coversBoard(const Layout& layout) {
    return layout.grids.size() == 1 && layout.grids.front().row == 0 && layout.grids.front().column == 0 &&
           layout.grids.front().rows() == layout.shape.rows() &&
           layout.grids.front().columns() == layout.shape.columns();
}

/// The symbols of a board with as many as its longer side, on another one.
void countSymbolsAgain(Layout& layout, int rows, int columns) {
    const SymbolSet& symbols = layout.symbols;
    const int side = std::max(layout.shape.rows(), layout.shape.columns());
    const std::optional<int> lowest = symbols.lowest();
    if (layout.counts.empty() && symbols.count() == side && lowest && symbols == SymbolSet(side, *lowest))
        layout.symbols = SymbolSet(std::max(rows, columns), *lowest);
}

RegionMap boxesAfter(const RegionMap& before, int symbolCount, int rows, int columns) {
    if (before.regionCount() == 0)
        return {rows, columns};
    auto boxes = before.boxSize();
    const bool fits = boxes && boxes->first * boxes->second == symbolCount && rows % boxes->first == 0 &&
                      columns % boxes->second == 0;
    if (!fits)
        boxes = usualBoxes(symbolCount, rows, columns);
    return boxes ? RegionMap::boxes(rows, columns, boxes->first, boxes->second) : RegionMap(rows, columns);
}

bool isInAnyGrid(const Layout& layout, int row, int column) {
    return std::ranges::any_of(layout.grids, [&](const SubGrid& grid) { return grid.contains(row, column); });
}

/// Holes stay; of a board of several grids with holes, what is new or was a grid's that is gone is one, too, unless a
/// grid has it.
WideCellSet holesAfter(const Layout& before, const Layout& after) {
    WideCellSet holes;
    if (before.shape.holes().isEmpty())
        return holes;
    const bool isOfGrids = !coversBoard(before) && !after.grids.empty();
    for (int i = 0; i < after.shape.cellCount(); ++i) {
        const int row = after.shape.row(Cell(i));
        const int column = after.shape.column(Cell(i));
        const bool isNew = !before.shape.contains(row, column);
        const bool wasHole = !isNew && before.shape.isHole(before.shape.cell(row, column));
        const bool hasLostGrid =
            isOfGrids && (isNew || isInAnyGrid(before, row, column)) && !isInAnyGrid(after, row, column);
        if (wasHole || hasLostGrid)
            holes.insert(Cell(i));
    }
    return holes.count() < after.shape.cellCount() ? holes : WideCellSet();
}

Layout withoutConstraints(const Layout& layout) {
    Layout bare = layout;
    bare.constraints.clear();
    return bare;
}

}  // namespace

ReshapedBoard reshape(const Puzzle& puzzle, Layout layout) {
    const BoardShape& before = puzzle.shape();
    const BoardShape after = layout.shape;
    const SymbolsAfter symbols(puzzle.symbols(), layout.symbols);
    ReshapedBoard result;
    layout.constraints.clear();
    for (const Constraint& constraint : puzzle.constraints()) {
        if (auto kept = constraintAfter(constraint, before, after, symbols))
            layout.constraints.push_back(std::move(*kept));
        else
            ++result.lost.constraints;
    }
    Grid givens(after);
    Grid inMind(after);
    std::optional<CandidateGrid> start;
    if (puzzle.startCandidates)
        start.emplace(after);
    for (const Cell cell : before.cells()) {
        const std::optional<Cell> place = after.cellAt(before.row(cell), before.column(cell));
        if (const std::optional<Digit> digit = puzzle.givens.digit(cell)) {
            const std::optional<Digit> symbol = symbols.of(*digit);
            if (place && symbol)
                givens.set(*place, *symbol);
            else
                ++result.lost.givens;
        }
        if (const Grid* layer = puzzle.solutionLayer(); place && layer != nullptr && !layer->isBlank(cell))
            if (const std::optional<Digit> symbol = symbols.of(Digit(layer->valueAt(cell))))
                inMind.set(*place, *symbol);
        if (place && start && puzzle.startCandidates)
            start->at(*place) = startAfter(puzzle.startCandidates->at(cell), puzzle.symbols(), layout.symbols, symbols);
    }
    const Decoration decoration = decorationAfter(puzzle, after, result.lost.drawings);
    result.puzzle = Puzzle(std::move(layout), std::move(givens));
    result.puzzle.startCandidates = std::move(start);
    result.puzzle.setDecoration(decoration);
    result.puzzle.setSolutionLayer(std::move(inMind));
    return result;
}

ReshapedBoard resize(const Puzzle& puzzle, int rows, int columns) {
    if (rows == puzzle.shape().rows() && columns == puzzle.shape().columns())
        return {puzzle, {}};
    const Layout before = withoutConstraints(puzzle.layout());
    Layout layout = before;
    if (coversBoard(before)) {
        countSymbolsAgain(layout, rows, columns);
        layout.grids = {SubGrid{0, 0, boxesAfter(before.grids.front().regions, layout.countOfHouse(), rows, columns)}};
    } else {
        std::erase_if(layout.grids, [&](const SubGrid& grid) {
            return grid.row + grid.rows() > rows || grid.column + grid.columns() > columns;
        });
    }
    layout.shape = BoardShape(rows, columns, layout.symbols.count());
    layout.shape.setHoles(holesAfter(before, layout));
    return reshape(puzzle, std::move(layout));
}

ReshapedBoard setSymbols(const Puzzle& puzzle, SymbolSet symbols, std::vector<int> counts) {
    assert(counts.empty() || static_cast<int>(counts.size()) == symbols.count());
    Layout layout = withoutConstraints(puzzle.layout());
    const WideCellSet holes = layout.shape.holes();
    layout.shape = BoardShape(layout.shape.rows(), layout.shape.columns(), symbols.count());
    layout.shape.setHoles(holes);
    layout.symbols = std::move(symbols);
    layout.counts = std::move(counts);
    return reshape(puzzle, std::move(layout));
}

}  // namespace nonet
