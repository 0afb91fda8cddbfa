#include "core/generators/erase.h"

#include "core/board/classic.h"
#include "core/generators/clue_exchange.h"
#include "core/generators/dig.h"
#include "core/generators/goal.h"
#include "core/generators/random_grid.h"

#include <algorithm>
#include <array>

namespace nonet {
namespace {

/// What goes together, in the order of going.
std::vector<ClassicCellSet> removals(const CellOrder& order, const Orbits& orbits, Removal removal) {
    std::vector<ClassicCellSet> together;
    if (removal == Removal::randomPairs) {
        for (std::size_t i = 0; i + 1 < order.size(); i += 2)
            together.push_back({order[i], order[i + 1]});
        for (const Cell cell : order)
            together.push_back({cell});
        return together;
    }
    ClassicCellSet taken;
    for (const Cell cell : order)
        if (!taken.contains(cell)) {
            together.push_back(orbits.of(cell));
            taken |= together.back();
        }
    return together;
}

enum class Reached : std::uint8_t { below, level, beyond };

/// Where the puzzle stands to a level.
Reached compare(const ClassicDigits& puzzle, Level level) {
    const PathNumbers path = pathNumbers(puzzle);
    const HodokuRating rating = rateHodoku(path.uses, path.end == PathEnd::solved);
    if (!rating.isComplete || rating.level > level)
        return Reached::beyond;
    return missedParts({.level = level}, puzzle.filledCount(), path.uses, true).none() ? Reached::level
                                                                                       : Reached::below;
}

}  // namespace

Grid randomSolution(RandomSource& random) { return randomGrid(random).toGrid(); }

ClassicCellSet digOrbits(const ClassicDigits& solution, const Orbits& orbits, int fewestClues, RandomSource& random) {
    Digger digger(solution);
    ClassicCellSet tried;
    int clues = classic::kCells;
    for (const Cell cell : randomOrder(random)) {
        if (clues <= fewestClues)
            break;
        if (tried.contains(cell))
            continue;
        const ClassicCellSet together = orbits.of(cell);
        tried |= together;
        if (clues - together.count() >= fewestClues && digger.takeAll(together))
            clues -= together.count();
    }
    return digger.clues();
}

Puzzle erase(const Grid& solution, RandomSource& random, const EraseOptions& options) {
    const CellOrder order = randomOrder(random);
    Digger digger(ClassicDigits::from(solution), options.checkBudget);
    int clues = classic::kCells;
    for (const ClassicCellSet together : removals(order, Orbits(options.symmetry), options.removal)) {
        if (!digger.clues().containsAll(together) || clues - together.count() < options.fewestClues)
            continue;
        const Digger before = digger;
        if (!digger.takeAll(together))
            continue;
        const Reached reached = options.stopAt ? compare(digger.puzzle(), *options.stopAt) : Reached::below;
        if (reached == Reached::beyond) {
            digger = before;
            continue;
        }
        clues -= together.count();
        // Every board is easy at first: an easy one is dug as far as it stays so.
        if (reached == Reached::level && options.stopAt != Level::easy)
            break;
    }
    return Puzzle(digger.puzzle().toGrid());
}

}  // namespace nonet
