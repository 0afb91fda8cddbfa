// A row of the row shift that the learner carries over to the shift cipher, and what the engine says of it.
#pragma once

#include "ui/labs/frame/lab_scene.h"
#include "ui/labs/lookup/lookup_model.h"

namespace nonet::lookup {

struct MovedRowVerdict {
    LabTurn::State state = LabTurn::State::open;
    /// Empty while nothing was entered.
    QString words = {};
    /// The cells that are wrong.
    std::vector<Cell> marked = {};
    /// Where the sign of the first of them is to be taken from, on the row shift.
    std::optional<Cell> source = {};
};

/// The cell of the row shift that comes to this cell of the shift cipher.
Cell beforeMoving(Cell cell);
/// isUntold: which row of a band comes where is not said.
MovedRowVerdict judgeMovedRows(const LookupModel& model, const Grid& work, bool isUntold);

}  // namespace nonet::lookup
