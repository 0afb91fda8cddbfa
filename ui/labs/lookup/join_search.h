// The join of scene 9, looked for in the background: the floors that each band can be, those that make boards first.
#pragma once

#include "core/board/grid.h"
#include "core/foundation/progress.h"
#include "core/solvers/band_lookup/join_solver.h"

namespace nonet::lookup {

/// A floor in a band's column.
struct ColumnFloor {
    Floor floor;
    /// Its number among all floors, from 0.
    std::uint32_t rank = 0;
    /// Boards that it is part of, among those that were found.
    int boards = 0;
};

/// Indices into the three columns.
using ColumnTriple = std::array<std::size_t, 3>;

struct JoinSearch {
    Grid puzzle;
    /// How many floors each band can be.
    std::array<std::uint64_t, 3> counts{};
    /// Some band can be more than kMostFloors: nothing was joined.
    bool hasTooManyFloors = false;
    /// There were more pairs of floors than kMostPairs: boards may be missing.
    bool budgetRanOut = false;
    /// There may be more boards than were found.
    bool limitReached = false;
    /// The boards.
    std::vector<ColumnTriple> triples;
    /// Floors of boards first, then others, kMostOthers at most.
    std::array<std::vector<ColumnFloor>, 3> columns;

    Grid board(const ColumnTriple& triple) const;
};

inline constexpr std::uint64_t kMostPairs = 1'000'000'000;
inline constexpr std::uint64_t kMostBoards = 100;
inline constexpr std::size_t kMostOthers = 40;

/// For a thread of its own: microseconds for most puzzles, some seconds at worst; stopped: says nothing.
JoinSearch searchJoin(const Grid& puzzle, const std::stop_token& stop, const ProgressSink& progress);

}  // namespace nonet::lookup
