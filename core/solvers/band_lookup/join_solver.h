// Solves by joining three floors [Lookup]: filters the trios without branching, sets up every floor that each band
// can be, and looks for three floors whose column trios complete each other in all nine columns.
#pragma once

#include "core/solvers/band_lookup/floor_join.h"

namespace nonet {

/// More floors in a band are not set up. Of 18,000 proper puzzles none had 32,000; minimal puzzles without two of their
/// clues can have 200,000.
inline constexpr std::uint64_t kMostFloors = 400'000;

/// What is joined: the floors that the bands of a position can be, top down.
struct JoinBands {
    std::array<BandFloors, 3> bands;
    FilterCounts filter;
    /// The filter left a mini-line without a trio: no solution, and no floors are set up.
    bool isContradictory = false;
    /// Some band can be more floors than the cap; its list is empty.
    bool hasTooManyFloors = false;
    /// Stopped from outside: the rest says nothing.
    bool wasStopped = false;
};

/// Filters without branching and sets the floors up; none where the filter contradicts. Some 0.02 ms for 17 clues,
/// three tenths of a second for an empty board; the token is read at least every 10 ms.
JoinBands floorsToJoin(const ClassicMarks& candidates, std::stop_token stop = {},
                       std::uint64_t mostFloors = kMostFloors, const ProgressSink& progress = {});

struct JoinOutcome {
    /// Solutions found, at most the limit.
    std::uint64_t count = 0;
    /// In the order in which they were found.
    std::vector<ClassicDigits> solutions;
    /// The limit was reached: there may be more.
    bool limitReached = false;
    /// Stopped from outside: count is a lower bound.
    bool wasStopped = false;
    /// It would have had to compare more pairs than the budget allows: count is a lower bound.
    bool budgetRanOut = false;
    /// Some band can be more floors than the cap: nothing was joined, count is 0 and says nothing.
    bool hasTooManyFloors = false;
    /// How many floors each band can be; 0 after a stop.
    std::array<std::uint64_t, 3> floors{};
    /// Pairs of floors compared, and pairs that left a column trio in each column for the third band.
    std::uint64_t pairs = 0;
    std::uint64_t lookups = 0;
    FilterCounts filter;
};

/// Finds solutions of classic candidates (givens: ClassicMarks::from) up to the limit; the budget counts pairs of
/// floors. Two equal givens in a house mean none. Some 0.02 ms for 17 clues, some milliseconds for the hardest; the
/// token is read at least every 10 ms.
JoinOutcome solveByJoin(const ClassicMarks& candidates, const LookupLimits& limits = {}, std::stop_token stop = {},
                        std::uint64_t mostFloors = kMostFloors);

}  // namespace nonet
