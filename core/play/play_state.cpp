#include "core/play/play_state.h"

namespace nonet {

Grid digitsOf(const Puzzle& puzzle, const PlayState& state) {
    Grid grid = puzzle.givens;
    for (int i = 0; i < grid.cellCount(); ++i)
        if (grid.isBlank(Cell(i)) && state.at(Cell(i)).digit != 0)
            grid.set(Cell(i), Digit(state.at(Cell(i)).digit));
    return grid;
}

CandidateGrid candidateLayer(const Puzzle& puzzle, const PlayState& state, CandidateSource source) {
    const Grid digits = digitsOf(puzzle, state);
    CandidateGrid candidates = candidatesFrom(digits, puzzle);
    for (int i = 0; i < digits.cellCount(); ++i) {
        const Cell cell(i);
        if (!digits.isBlank(cell))
            continue;
        DigitSet& set = candidates.at(cell);
        if (puzzle.startCandidates)
            set &= puzzle.startCandidates->at(cell);
        set -= state.at(cell).struck;
        if (source == CandidateSource::centreMarks && !state.at(cell).centre.isEmpty())
            set &= state.at(cell).centre;
    }
    return candidates;
}

}  // namespace nonet
