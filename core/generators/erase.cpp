#include "core/generators/erase.h"

#include "core/board/classic.h"
#include "core/generators/dig.h"
#include "core/generators/random_grid.h"

#include <algorithm>
#include <array>

namespace nonet {
namespace {

ClassicCellSet classicOrbit(Cell cell, Symmetry symmetry) {
    if (symmetry == Symmetry::none)
        return {cell};
    ClassicCellSet cells;
    for (const Cell image : orbit(cell, symmetry, classic::kSide))
        cells.insert(image);
    return cells;
}

}  // namespace

Grid randomSolution(RandomSource& random) { return randomGrid(random).toGrid(); }

Puzzle erase(const Grid& solution, RandomSource& random, const EraseOptions& options) {
    std::array<Cell, 81> order;
    std::ranges::copy(classic::kAllCells, order.begin());
    random.shuffle(order);
    Digger digger(ClassicDigits::from(solution));
    ClassicCellSet tried;
    int clues = classic::kCells;
    for (const Cell cell : order) {
        if (tried.contains(cell))
            continue;
        const ClassicCellSet together = classicOrbit(cell, options.symmetry);
        tried |= together;
        if (clues - together.count() >= options.fewestClues && digger.takeAll(together))
            clues -= together.count();
    }
    return Puzzle(digger.puzzle().toGrid());
}

}  // namespace nonet
