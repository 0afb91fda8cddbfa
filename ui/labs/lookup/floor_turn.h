// A floor that the learner fills, and what the engine says of it.
#pragma once

#include "ui/labs/frame/stage_painting.h"
#include "ui/labs/lookup/lookup_model.h"

namespace nonet::lookup {

struct FloorVerdict {
    LabTurn::State state = LabTurn::State::open;
    /// Empty while nothing was entered, and when it is done: why it is right is the scene's to say.
    QString words = {};
    /// The cells that carry the reason.
    std::vector<Cell> marked = {};
};

/// In the first three rows; the learner's cells begin in this box of each row, the ones before stand already.
FloorVerdict judgeFloor(const Grid& floor, int firstBox, int firstRow = 0);

/// On the first three rows of a board; the others wait.
void paintWorkFloor(QPainter& painter, const CellField& field, const Grid& floor, const FloorVerdict& verdict,
                    const StageLook& look, const std::function<CellFace(int digit)>& faceOf);

}  // namespace nonet::lookup
