// The digger: minimal puzzles by taking clues away from a solved grid in uniformly random order, each only while one
// solution remains (the field's "top-down" generation). A clue that must stay once must stay for good, so one pass over
// the 81 cells ends at a minimal puzzle. Over random grids the clues number 24.40 on average (deviation 1.12; the
// field's figure is 24.38).
//
// Whether a clue can go is asked of the solver as "is there a solution with another digit in its cell?", unless
//   - the other clues leave its digit as a naked or hidden single: it can go; or
//   - two of its grid's digits, or two parallel lines of a chute, could be swapped in cells that hold no other clue: it
//     must stay. Such unavoidable sets are known of a grid before anything is asked.
#pragma once

#include "core/board/cell_set.h"
#include "core/board/classic_digits.h"
#include "core/foundation/random_source.h"
#include "core/generators/forced_givens.h"
#include "core/generators/swap_sets.h"
#include "core/solvers/search/classic_search.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace nonet {

/// A puzzle on its way from a solved grid to fewer clues; it has one solution at all times.
class Digger {
public:
    /// The solution is a solved grid. A check that would branch more often than the budget allows counts as another
    /// solution found: the clues stay.
    explicit Digger(const ClassicDigits& solution, std::uint64_t budget = kNoBudget);

    /// What is known of a clue without a search.
    enum class Fate { goes, stays, unknown };
    Fate fateOf(Cell clue) const;
    /// Makes the solver's question about a clue of unknown fate: which other solutions does it alone forbid? The clue
    /// must stay where there is one.
    void askForOthers(Cell clue, ClassicMarks& question) const;
    /// Takes the clue away, which the caller knows to leave one solution.
    void clear(Cell clue);

    /// Takes the clue away where one solution remains. False where it must stay.
    bool take(Cell clue);
    /// Takes all of these clues away where one solution remains, else none. False where they must stay.
    bool takeAll(ClassicCellSet clues);

    const ClassicDigits& puzzle() const { return m_puzzle; }
    ClassicCellSet clues() const { return m_clues; }

private:
    ClassicDigits m_solution;
    std::uint64_t m_budget;
    ClassicDigits m_puzzle;
    ClassicCellSet m_clues = ClassicCellSet::all();
    /// The puzzle as marks.
    ClassicMarks m_marks;
    ForcedGivens m_forced;
    SwapSets m_swaps;
};

using CellOrder = std::array<Cell, 81>;
/// All cells, every order equally likely.
CellOrder randomOrder(RandomSource& random);

/// A minimal puzzle with this solution. Cost: below twenty microseconds.
ClassicDigits dig(const ClassicDigits& solution, RandomSource& random);

/// What is left of a proper puzzle's clues when those that can go are gone, in random order. `solution`: the puzzle's.
/// Cost: below twenty microseconds.
ClassicDigits minimised(const ClassicDigits& puzzle, const ClassicDigits& solution, RandomSource& random);

inline constexpr std::size_t kPuzzlesADigPiece = 64;

/// Minimal puzzles of random grids: the piece of that number of an endless run, which depends on the seed and the
/// number alone. They are dug together, a batch of searches at a time. None where a stop was requested.
std::vector<ClassicDigits> digPiece(std::uint64_t seed, std::uint64_t piece, std::stop_token stop = {});

}  // namespace nonet
