// A board whose rows are one list, each moved round by some places: which turns the rows have, and what the engine says
// of a board that the learner fills.
//
// A column has every sign once exactly if no two rows are moved by the same number; a box, if the three rows of its
// band are 3 and 6 apart, as a box is 3 wide.
#pragma once

#include "ui/labs/frame/lab_scene.h"
#include "ui/labs/lookup/lookup_model.h"

namespace nonet::lookup {

/// How far each row is moved; nothing where it is blank, or no such list.
using RowTurns = std::array<std::optional<int>, kSide>;

RowTurns turnsOf(const Sequence& list, const Grid& work);

struct RowsVerdict {
    LabTurn::State state = LabTurn::State::open;
    /// Empty while the list stands there alone.
    QString words;
    /// The cells that carry the reason.
    std::vector<Cell> marked;
};

/// The first row is the list.
RowsVerdict judgeRows(const LookupModel& model, const Grid& work);

/// Two rows that are moved by the same number.
struct RowPair {
    int first = 0;
    int second = 0;
};
std::optional<RowPair> equalRows(const RowTurns& turns);
/// The shorter way round between two turns.
int turnsApart(int first, int second);
/// Two rows of a band that are neither 3 nor 6 apart: those that share signs in a box first, then those that leave a
/// third row no room.
std::optional<RowPair> closeRows(const RowTurns& turns);

}  // namespace nonet::lookup
