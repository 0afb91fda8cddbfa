// Floors that the learner joins, one of each band, and what the engine says of them.
#pragma once

#include "ui/labs/lookup/floor_join.h"
#include "ui/labs/lookup/lookup_model.h"

namespace nonet::lookup {

/// For each band the number of the floor in its column, from 1; 0: none.
using FloorChoice = std::array<int, 3>;

/// Floors of a band that are offered.
inline constexpr int kMostOffered = 6;

/// The floors of the first board among others of their bands, by number: nothing tells which they are. The search has
/// found a board.
JoinSearch offerOf(const JoinSearch& search);

/// The digits of the chosen floors.
Grid chosenCells(const JoinSearch& offer, const FloorChoice& chosen);

struct JoinVerdict {
    LabTurn::State state = LabTurn::State::open;
    /// Empty while no floor is chosen.
    QString words = {};
    /// The cells that carry the reason.
    std::vector<Cell> marked = {};
};

JoinVerdict judgeJoin(const JoinSearch& offer, const Grid& puzzle, const FloorChoice& chosen);

}  // namespace nonet::lookup
