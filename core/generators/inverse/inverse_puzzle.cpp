#include "core/generators/inverse/inverse_puzzle.h"

#include "core/generators/random_grid.h"
#include "core/solvers/band_lookup/floors_solver.h"

namespace nonet {

ClassicDigits inverseClues(const ClassicDigits& solution, RandomSource& random, const InverseOptions& options) {
    ClassicDigits from = solution;
    if (!options.plan.empty()) {
        const RandomSource searchRandom(random.next());
        from = repairedClues(searchMarks(solution, {.plan = options.plan}, searchRandom).board, solution);
    }
    const int target = options.mostClues < classic::kCells && options.fewestClues > 0
                           ? options.fewestClues + static_cast<int>(random.below(static_cast<std::uint32_t>(
                                                       options.mostClues - options.fewestClues + 1)))
                           : options.fewestClues;
    return removeClues(solution, from, random,
                       {.methods = options.rank, .symmetry = options.symmetry, .fewestClues = target});
}

bool isConfirmed(const InversePuzzle& puzzle) {
    const FloorsOutcome outcome = solveByFloors(ClassicMarks::from(puzzle.clues));
    return outcome.count == 1 && outcome.solutions.front() == puzzle.solution;
}

InverseOutcome makeInverse(RandomSource& random, const InverseOptions& options, std::uint64_t mostTries,
                           std::stop_token stop) {
    InverseOutcome outcome;
    while (outcome.tried < mostTries) {
        if (stop.stop_requested()) {
            outcome.wasStopped = true;
            break;
        }
        InversePuzzle puzzle;
        puzzle.solution = randomGrid(random);
        puzzle.clues = inverseClues(puzzle.solution, random, options);
        ++outcome.tried;
        const int clues = puzzle.clues.filledCount();
        if (clues < options.fewestClues || clues > options.mostClues)
            continue;
        if (isConfirmed(puzzle)) {
            outcome.puzzle = puzzle;
            break;
        }
        ++outcome.refused;
    }
    return outcome;
}

}  // namespace nonet
