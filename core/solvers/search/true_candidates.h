// The true candidates of a classic position: those that some solution uses, and how many solutions do. A designer sees
// from them what a given would leave, and a puzzle is proper where every cell has one.
//
// Each solution found settles its 81 candidates at once, so only what no solution has covered yet is asked for; and an
// answer of 'no solution' narrows the position for all questions that follow.
#pragma once

#include "core/board/classic_digits.h"
#include "core/foundation/progress.h"

#include <array>
#include <cstdint>
#include <stop_token>

namespace nonet {

struct TrueCandidates {
    /// [cell][digit - 1]: solutions that use the candidate, at most the cap.
    std::array<std::array<std::uint32_t, 9>, 81> counts{};
    /// Stopped from outside: the counts are lower bounds.
    bool wasStopped = false;

    std::uint32_t count(Candidate candidate) const { return counts[candidate.cell.slot()][candidate.digit.slot()]; }
    /// The candidates whose count is above 0.
    ClassicMarks possible() const;
};

/// Counts for each candidate of a position (givens through ClassicMarks::from, or 729 marks) the solutions that use it,
/// up to `cap` >= 1; all 0 where there is no solution. Cost: with cap 1 about one search a candidate that is not found
/// by chance, else one a candidate. Progress is reported in cells of 81, with cap > 1 in cells of 162. The token is
/// read at least every 10 ms.
TrueCandidates trueCandidates(const ClassicMarks& candidates, std::uint32_t cap = 1, std::stop_token stop = {},
                              const ProgressSink& progress = {});

}  // namespace nonet
