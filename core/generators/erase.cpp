#include "core/generators/erase.h"

#include "core/board/classic.h"
#include "core/solvers/search/band_state.h"
#include "core/solvers/search/search.h"

namespace nonet {
namespace {

bool complete(BandState& state, RandomSource& random) {
    if (!state.propagate())
        return false;
    if (state.isSolved())
        return true;
    const Cell cell = state.branchCell();
    const ClassicDigitSet open = state.candidates(cell);
    std::vector<Digit> digits(open.begin(), open.end());
    random.shuffle(digits);
    for (const Digit digit : digits) {
        BandState branch = state;
        branch.assign(cell, digit);
        if (complete(branch, random)) {
            state = branch;
            return true;
        }
    }
    return false;
}

std::vector<Cell> shuffledCells(RandomSource& random) {
    std::vector<Cell> cells(classic::kAllCells.begin(), classic::kAllCells.end());
    random.shuffle(cells);
    return cells;
}

}  // namespace

Grid randomSolution(RandomSource& random) {
    for (;;) {
        // Random digits in a few random cells first: else the search's own order would favour some grids strongly.
        BandState state;
        bool isOpen = true;
        const std::vector<Cell> cells = shuffledCells(random);
        for (std::size_t i = 0; i < 12 && isOpen; ++i) {
            const ClassicDigitSet open = state.candidates(cells[i]);
            std::vector<Digit> digits(open.begin(), open.end());
            state.assign(cells[i], digits[random.below(static_cast<std::uint32_t>(digits.size()))]);
            isOpen = state.propagate();
        }
        if (isOpen && complete(state, random))
            return state.toGrid();
    }
}

Puzzle erase(const Grid& solution, RandomSource& random, const EraseOptions& options) {
    Grid givens = solution;
    int clues = givens.filledCount();
    for (const Cell cell : shuffledCells(random)) {
        if (givens.isBlank(cell))
            continue;
        Grid fewer = givens;
        int taken = 0;
        for (const Cell image : orbit(cell, options.symmetry, 9)) {
            taken += fewer.isBlank(image) ? 0 : 1;
            fewer.clear(image);
        }
        if (clues - taken < options.fewestClues)
            continue;
        if (search(Puzzle(fewer)).count == 1) {
            givens = std::move(fewer);
            clues -= taken;
        }
    }
    return Puzzle(std::move(givens));
}

}  // namespace nonet
