#include "core/rules/fog.h"

#include <algorithm>

namespace nonet {

CellSet unlitCells(const Puzzle& puzzle) {
    const std::optional<Fog>& fog = puzzle.decoration().fog;
    if (!fog)
        return {};
    CellSet unlit = CellSet::from(puzzle.shape().cells());
    for (const Cell cell : fog->lit)
        unlit.erase(cell);
    return unlit;
}

CellSet cellsInFog(const Puzzle& puzzle, const Grid& digits, const std::optional<Grid>& solution,
                   const CellSet& locked) {
    const std::optional<Fog>& fog = puzzle.decoration().fog;
    if (!fog || !solution)
        return {};
    const BoardShape& shape = puzzle.shape();
    std::vector<bool> isClear(static_cast<std::size_t>(shape.cellCount()));
    const auto clear = [&](Cell cell) { isClear[cell.slot()] = true; };
    for (const Cell cell : fog->lit)
        clear(cell);
    for (const Cell cell : shape.cells()) {
        const std::optional<Digit> digit = digits.digit(cell);
        const bool isEntered = puzzle.givens.isBlank(cell) || locked.contains(cell);
        if (!digit || !isEntered || digit != solution->digit(cell))
            continue;
        for (int row = shape.row(cell) - 1; row <= shape.row(cell) + 1; ++row)
            for (int column = shape.column(cell) - 1; column <= shape.column(cell) + 1; ++column)
                if (const std::optional<Cell> near = shape.cellAt(row, column))
                    clear(*near);
    }
    std::vector<Cell> covered;
    for (const Cell cell : shape.cells())
        if (!isClear[cell.slot()])
            covered.push_back(cell);
    return CellSet::from(covered);
}

Puzzle seenThroughFog(Puzzle puzzle, const CellSet& covered) {
    for (const Cell cell : covered)
        puzzle.givens.clear(cell);
    return puzzle;
}

int givensUnder(const Puzzle& puzzle, const CellSet& covered) {
    return static_cast<int>(std::ranges::count_if(covered, [&](Cell cell) { return !puzzle.givens.isBlank(cell); }));
}

}  // namespace nonet
