// Small changes of a proper puzzle that leave it proper: the local search of the generators.
#pragma once

#include "core/board/classic_digits.h"
#include "core/foundation/random_source.h"
#include "core/generators/orbits.h"

#include <optional>
#include <vector>

namespace nonet {

/// Digits of the solution in these cells, blanks elsewhere.
ClassicDigits shown(const ClassicDigits& solution, ClassicCellSet clues);
ClassicCellSet cluesOf(const ClassicDigits& puzzle);
/// A random cell of the set, which must not be empty.
Cell randomCell(ClassicCellSet cells, RandomSource& random);

/// Edits puzzles of one solution. It keeps what other grids their clues left open, so the more it edits, the less it
/// has to search.
class ClueExchange {
public:
    /// The orbits must outlive it.
    ClueExchange(const ClassicDigits& solution, const Orbits& orbits) : m_solution(solution), m_orbits(orbits) {}

    /// A random orbit of clues goes; where others are then needed one comes, now and then two. Nothing where this did
    /// not lead to a proper puzzle. The clues must be of a proper puzzle. Cost: some microseconds.
    std::optional<ClassicCellSet> edit(ClassicCellSet clues, RandomSource& random);

private:
    /// What tells some other grid from the solution.
    struct Difference {
        ClassicCellSet cells;
        ClassicCellSet orbits;
    };

    Difference differenceTo(const ClassicDigits& other) const;
    /// Known, or found by a search.
    std::optional<Difference> openDifference(ClassicCellSet clues, ClassicCellSet cleared);
    std::optional<Difference> searchDifference(ClassicCellSet clues, ClassicCellSet cleared);
    /// One orbit more that makes the clues proper again, without those just cleared.
    std::optional<ClassicCellSet> complete(ClassicCellSet clues, ClassicCellSet cleared, RandomSource& random);

    ClassicDigits m_solution;
    const Orbits& m_orbits;
    std::vector<Difference> m_known;
};

struct SolvedPuzzle {
    ClassicDigits puzzle;
    ClassicDigits solution;
};

/// A puzzle with the same clue cells, other digits in some of them and another solution. Nothing where the attempt
/// failed, which is the rule. Cost: some microseconds.
std::optional<SolvedPuzzle> editDigits(const SolvedPuzzle& puzzle, RandomSource& random);

}  // namespace nonet
