// How hard a puzzle is for a search that knows singles and locked candidates and tries the rest: where it is stuck it
// takes a cell of fewest candidates (the first of them) and tries each, in order, to the end of the whole tree.
#pragma once

#include "core/rules/puzzle.h"

#include <cstdint>
#include <stop_token>

namespace nonet {

struct SearchEffort {
    /// Positions of the tree: the start, and one a candidate tried.
    std::uint64_t positions = 0;
    /// Positions where candidates had to be tried, and positions where nothing was left to try.
    std::uint64_t branchings = 0;
    std::uint64_t deadEnds = 0;
    std::uint64_t solutions = 0;
    /// The most candidates tried at once, each below another.
    int deepest = 0;
    bool budgetRanOut = false;
    bool wasStopped = false;

    /// Candidates tried at a branching, on average; 0 where there is none.
    double branching() const {
        return branchings == 0 ? 0 : static_cast<double>(positions - 1) / static_cast<double>(branchings);
    }
    friend bool operator==(const SearchEffort&, const SearchEffort&) = default;
};

/// The puzzle must be classic; its start candidates are honoured. `budget` is the upper limit of positions. Below a
/// microsecond a position.
SearchEffort searchEffort(const Puzzle& puzzle, std::uint64_t budget = 1'000'000, std::stop_token stop = {});

}  // namespace nonet
