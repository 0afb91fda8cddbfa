#include "core/constructions/semi_solver.h"

namespace nonet {

namespace {

House boxAt(BoxPosition position, Geometry geometry) {
    assert(position.row >= 0 && position.row < geometry.boxColumns());
    assert(position.column >= 0 && position.column < geometry.boxRows());
    return {HouseKind::box, static_cast<std::uint8_t>(position.row * geometry.boxRows() + position.column)};
}

void putBox(Grid& grid, const Sequence& digits, BoxPosition position, Geometry geometry) {
    int place = 0;
    for (const Cell cell : geometry.cells(boxAt(position, geometry)))
        grid.set(cell, digits.digitAt(place++));
}

}  // namespace

Grid layOut(const std::vector<Sequence>& lists, ListLayout layout, Geometry geometry) {
    assert(lists.size() == static_cast<std::size_t>(geometry.side()));
    Grid grid(geometry.side());
    // There are c rows of boxes and r columns of boxes.
    const int perColumn = geometry.boxColumns();
    const int perRow = geometry.boxRows();
    for (int k = 0; k < geometry.side(); ++k) {
        const BoxPosition position = layout == ListLayout::columnByColumn ? BoxPosition{k % perColumn, k / perColumn}
                                                                          : BoxPosition{k / perRow, k % perRow};
        putBox(grid, lists[static_cast<std::size_t>(k)], position, geometry);
    }
    return grid;
}

SemiSolution semiSolve(const Sequence& box, BoxPosition position, Geometry geometry) {
    assert(box.side() == geometry.side());
    const Sequence first = box.shifted(-shiftOfBox(geometry, shiftRule(geometry), position.row, position.column));
    SemiSolution solution;
    for (int k = 0; k < geometry.side(); ++k)
        solution.lists.push_back(first.shifted(k));
    solution.board = layOut(solution.lists, ListLayout::columnByColumn, geometry);
    return solution;
}

std::variant<Grid, BoxDisagreement> withBox(const Grid& puzzle, const Sequence& box, BoxPosition position,
                                            Geometry geometry) {
    Grid clues = puzzle;
    putBox(clues, box, position, geometry);
    for (const Cell cell : geometry.cells(boxAt(position, geometry)))
        if (const std::optional<Digit> clue = puzzle.digit(cell); clue && clue != clues.digit(cell))
            return BoxDisagreement{cell, *clue, Digit(clues.valueAt(cell))};
    return clues;
}

}  // namespace nonet
