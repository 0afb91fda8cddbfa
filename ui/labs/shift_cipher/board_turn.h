// A board that the learner fills by hand, and what the engine says of it: the first mistake with its reason, or why it
// is right.
#pragma once

#include "ui/labs/frame/lab_scene.h"
#include "ui/labs/shift_cipher/shift_model.h"

namespace nonet {

struct BoardVerdict {
    LabTurn::State state = LabTurn::State::open;
    /// Empty while nothing was entered.
    QString words;
    /// The first cell that is wrong.
    std::optional<Cell> mistake;
    /// All that are wrong.
    std::vector<Cell> marked;
    /// Right, but with the digit of the first mistake in the same row, column or box.
    std::vector<Cell> twins = {};
};

/// Box (I, J) is to hold shift(G, I + cJ). The mistake is the first one, box by box; of `untold` the verdict does not
/// say by how much it is shifted.
BoardVerdict judgeBoard(const ShiftModel& model, const Grid& work, std::optional<int> untold);

/// Judges as judgeBoard() where one box is to be filled; isUntold: the verdict does not say by how much boxes are
/// shifted.
BoardVerdict judgeBox(const ShiftModel& model, const Grid& work, int box, bool isUntold);

/// "I + 3J = 1 + 3·2 = 7", of the box with this number.
QString shiftSum(const Geometry& geometry, int box);

/// The digits, a sign a cell: "85..3"; empty where there are none.
QString signsOf(const Grid& work, const Geometry& geometry);
/// Nothing where it is of a board of another size or has other signs.
std::optional<Grid> gridFromSigns(const QString& signs, const Geometry& geometry);

}  // namespace nonet
