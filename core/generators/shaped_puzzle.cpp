#include "core/generators/shaped_puzzle.h"

#include "core/constructions/sequence.h"
#include "core/constructions/shift_cipher.h"
#include "core/generators/shift_puzzle.h"
#include "core/solvers/search/plain_search.h"

#include <numeric>
#include <vector>

namespace nonet {

namespace {

std::vector<int> shuffled(int count, RandomSource& random) {
    std::vector<int> order(static_cast<std::size_t>(count));
    std::iota(order.begin(), order.end(), 0);
    random.shuffle(order);
    return order;
}

/// The lines of `chutes` chutes of `linesAChute` lines each: the chutes in random order, and the lines within each of
/// them.
std::vector<int> shuffledLines(int chutes, int linesAChute, RandomSource& random) {
    std::vector<int> lines;
    for (const int chute : shuffled(chutes, random))
        for (const int line : shuffled(linesAChute, random))
            lines.push_back(chute * linesAChute + line);
    return lines;
}

}  // namespace

Grid shuffledShiftCipher(const Geometry& geometry, RandomSource& random) {
    const Grid made = shiftCipher(randomSequence(random, geometry.side()), geometry);
    const std::vector<int> rows = shuffledLines(geometry.boxColumns(), geometry.boxRows(), random);
    const std::vector<int> columns = shuffledLines(geometry.boxRows(), geometry.boxColumns(), random);
    Grid grid(geometry.side());
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t column = 0; column < columns.size(); ++column)
            grid.set(geometry.cell(static_cast<int>(row), static_cast<int>(column)),
                     Digit(made.valueAt(geometry.cell(rows[row], columns[column]))));
    return grid;
}

Puzzle shapedPuzzle(const Geometry& geometry, RandomSource& random, int clues) {
    const Grid solution = shuffledShiftCipher(geometry, random);
    Puzzle puzzle(geometry, solution);
    for (const int index : shuffled(geometry.cellCount(), random)) {
        if (puzzle.givens.filledCount() <= clues)
            break;
        puzzle.givens.clear(Cell(index));
        if (searchByCells(puzzle).count != 1)
            puzzle.givens.set(Cell(index), Digit(solution.valueAt(Cell(index))));
    }
    return puzzle;
}

}  // namespace nonet
