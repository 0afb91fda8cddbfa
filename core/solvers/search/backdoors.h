// Backdoors of a classic puzzle: what, given away, lets naked and hidden singles alone finish it. A cell with its
// solution digit, or a wrong candidate taken out; or two of a kind. The smallest size is a measure of how far a puzzle
// is from an easy one ([Williams]).
#pragma once

#include "core/board/classic_digits.h"
#include "core/foundation/progress.h"

#include <array>
#include <cstdint>
#include <stop_token>
#include <vector>

namespace nonet {

enum class BackdoorSize : std::uint8_t { one, two };

struct Backdoors {
    using Pair = std::array<Candidate, 2>;

    /// How many solutions the puzzle has, counted up to 2. Only a puzzle with one has backdoors.
    std::uint64_t solutions = 0;
    /// Singles finish the puzzle as it is; the lists are then empty.
    bool isSolvedBySingles = false;
    /// Cells with their solution digits.
    std::vector<Candidate> cells;
    /// Candidates that the solution does not use, to take out.
    std::vector<Candidate> removals;
    /// Pairs of which neither is a backdoor by itself, by cell and digit.
    std::vector<Pair> cellPairs;
    std::vector<Pair> removalPairs;
    /// Stopped from outside: the lists hold what was found.
    bool wasStopped = false;
};

/// All backdoors of size 1, and where `largest` says so, all of size 2 that contain none of size 1. Candidates that the
/// peers' digits or singles take out are none. Cost: microseconds for size 1; a propagation a pair for size 2, below
/// 0.1 s for most puzzles. Progress is reported in first members of a pair.
Backdoors findBackdoors(const ClassicMarks& candidates, BackdoorSize largest = BackdoorSize::two,
                        std::stop_token stop = {}, const ProgressSink& progress = {});

}  // namespace nonet
