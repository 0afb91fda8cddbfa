// Three floors make a board where their column trios complete each other in all nine columns.
#pragma once

#include "core/foundation/progress.h"
#include "core/solvers/band_lookup/band_floors.h"
#include "core/solvers/band_lookup/floors_solver.h"

namespace nonet {

/// One floor of each band, top down, as indices into the bands' lists.
using FloorTriple = std::array<std::uint32_t, 3>;

struct JoinedFloors {
    /// Triples found, at most the limit.
    std::uint64_t count = 0;
    /// In the order in which they were found.
    std::vector<FloorTriple> triples;
    /// The limit was reached: there may be more.
    bool limitReached = false;
    /// Stopped from outside: count is a lower bound.
    bool wasStopped = false;
    /// It would have had to compare more pairs than the budget allows: count is a lower bound.
    bool budgetRanOut = false;
    /// Pairs of floors compared, and pairs that left a column trio in each column for the third band.
    std::uint64_t pairs = 0;
    std::uint64_t lookups = 0;
};

/// Finds the floors of three bands, top down, that make boards; limits.solutions and kept are of triples, the budget
/// counts pairs of floors. Pairs are compared in a nanosecond or two each; the token is read at least every 10 ms.
JoinedFloors joinFloors(const std::array<BandFloors, 3>& bands, const LookupLimits& limits = {},
                        std::stop_token stop = {}, const ProgressSink& progress = {});

/// The board that three floors make.
ClassicDigits joined(const std::array<BandFloors, 3>& bands, const FloorTriple& triple);

}  // namespace nonet
