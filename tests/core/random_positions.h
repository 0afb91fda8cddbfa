// Positions as no path shows them: a solution's candidates with random ones beside them. Most patterns in them are near
// misses, and rare ones come about too.
#pragma once

#include "core/foundation/random_source.h"
#include "core/generators/erase.h"
#include "core/techniques/position.h"

namespace nonet::test {

/// The candidates of each cell: the solution's digit and random ones.
inline CandidateGrid randomCandidateGrid(const Grid& solution, RandomSource& random) {
    const std::uint32_t addedOneIn = 2 + random.below(4);
    CandidateGrid candidates;
    for (const Cell cell : classic::kAllCells) {
        candidates.at(cell) = DigitSet(*solution.digit(cell));
        for (const Digit digit : classic::kAllDigits)
            if (random.below(addedOneIn) == 0)
                candidates.at(cell).insert(digit);
    }
    return candidates;
}

/// The grid with more cells of its solution filled in.
inline Grid randomlyFilled(Grid grid, const Grid& solution, RandomSource& random) {
    const std::uint32_t solvedOneIn = 2 + random.below(8);
    for (const Cell cell : classic::kAllCells)
        if (random.below(solvedOneIn) == 0)
            grid.set(cell, *solution.digit(cell));
    return grid;
}

/// Its digits are givens. Other solutions than this one may fit.
inline Position randomPosition(const Grid& solution, RandomSource& random) {
    const Grid digits = randomlyFilled(Grid(), solution, random);
    return Position::from(digits, randomCandidateGrid(solution, random), digits);
}

/// A position of a puzzle whose only solution this is: techniques that rest on that are right here.
inline Position randomPositionOf(const Puzzle& puzzle, const Grid& solution, RandomSource& random) {
    const Grid digits = randomlyFilled(puzzle.givens, solution, random);
    return Position::from(digits, randomCandidateGrid(solution, random), puzzle.givens);
}

}  // namespace nonet::test
