// A second solution that the learner builds out of the board, digit by digit, and what the engine says of it.
#pragma once

#include "ui/labs/shift_cipher/board_turn.h"

namespace nonet {

/// Digits that the learner put in place of the board's; clues stay as they are.
class SecondSolution {
public:
    explicit SecondSolution(const Geometry& geometry) : m_geometry(geometry), m_changed(geometry.side()) {}

    /// The board with them. Of those that the board has there itself, or a clue, nothing is left.
    Grid over(const Grid& board, const Grid& clues) const;
    /// The board's own digit, or nothing, takes a change back.
    void put(Cell cell, std::optional<Digit> digit, const Grid& board);
    /// Two digits change places wherever no clue stands.
    void exchange(Digit first, Digit second, const Grid& board, const Grid& clues);
    void clear() { m_changed = Grid(m_geometry.side()); }

    QString text() const { return signsOf(m_changed, m_geometry); }
    /// What does not fit changes nothing; empty for no change.
    void setText(const QString& text);

private:
    Geometry m_geometry;
    Grid m_changed;
};

/// Of `full`, made from the board. The mistake is a digit that a clue or another changed cell has already; `twins` are
/// the board's own cells that have to change next. isUntold: whether a list makes the second solution is left out.
BoardVerdict judgeSecond(const ShiftModel& model, const Grid& clues, const Grid& full, bool isUntold);

/// Cells that are not as on the board.
std::vector<Cell> changedCells(const Grid& board, const Grid& full);

}  // namespace nonet
