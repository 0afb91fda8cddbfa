// Makes a masked board proper: the fewest further clues of the board that leave one solution.
//
// Where another solution differs from the board lies an unavoidable set: without a clue in it the two cannot be told
// apart. So the added clues must hit every unavoidable set of the hidden cells, and a set of cells that does makes the
// puzzle proper. There are too many of these sets to list; so the smallest hitting set of those known is sought, tried,
// and where the puzzle still has another solution, that one names a set which was missed:
//
//     sets known   {A B} {C D E} {B F}   ->   B C hit all   ->   still two solutions, differing in D E G   ->   ...
//
// All hitting sets of k cells are tried before those of k + 1: what is found last is fewest, and what was tried is
// proved. Sets without a common cell prove something that can be seen: each needs a clue of its own.
#pragma once

#include "core/board/cell_set.h"
#include "core/board/classic_digits.h"
#include "core/foundation/progress.h"
#include "core/foundation/random_source.h"
#include "core/solvers/search/classic_search.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace nonet {

struct ProperRepair {
    /// The smallest set found: shown together with it the puzzle is proper.
    ClassicCellSet added;
    /// No fewer cells will do.
    int proved = 0;
    /// Unavoidable sets of hidden cells, no two with a cell in common.
    std::vector<ClassicCellSet> disjointSets;
    bool wasStopped = false;
    bool budgetRanOut = false;

    bool isFewest() const { return added.count() == proved; }
};

/// The board must be solved. Clues are never taken away. `budget` bounds the positions of the hitting-set search; the
/// token is read at least every 10 ms, and what was found so far is returned, so a deadline is a stop. progress.done
/// is the number proved, progress.total the number found, and they meet at the end. `random` varies which of equally
/// small sets comes. Cost: under 0.1 s until the first good set; the proof takes up to a second where few clues are
/// missing and is hopeless where next to nothing is shown.
ProperRepair makeProper(const ClassicDigits& board, ClassicCellSet shown, RandomSource random,
                        std::uint64_t budget = kNoBudget, std::stop_token stop = {}, const ProgressSink& progress = {});

}  // namespace nonet
