// Small changes of a proper puzzle that leave it proper: the local search of the generators.
#pragma once

#include "core/board/classic_digits.h"
#include "core/foundation/random_source.h"
#include "core/generators/orbits.h"

#include <optional>

namespace nonet {

/// Digits of the solution in these cells, blanks elsewhere.
ClassicDigits shown(const ClassicDigits& solution, ClassicCellSet clues);
ClassicCellSet cluesOf(const ClassicDigits& puzzle);
/// A random cell of the set, which must not be empty.
Cell randomCell(ClassicCellSet cells, RandomSource& random);

/// A random orbit of clues goes; where others are then needed one comes, now and then two. The solution stays. Nothing
/// where this did not lead to a proper puzzle. The clues must be of a proper puzzle. Cost: below ten microseconds.
std::optional<ClassicCellSet> editClues(const ClassicDigits& solution, ClassicCellSet clues, const Orbits& orbits,
                                        RandomSource& random);

struct SolvedPuzzle {
    ClassicDigits puzzle;
    ClassicDigits solution;
};

/// The same clue cells with other digits in some of them, and another solution. Nothing where the attempt failed, which
/// is the rule. Cost: some microseconds.
std::optional<SolvedPuzzle> editDigits(const SolvedPuzzle& puzzle, RandomSource& random);

}  // namespace nonet
