// Rows that the learner types along: where the cursor goes after a digit, and that it overwrites nothing behind the
// last one.
#pragma once

#include "core/board/grid.h"
#include "ui/labs/lookup/lookup_model.h"

namespace nonet::lookup {

/// The learner's rows of a board: `first` and those after it.
struct OwnRows {
    int first = 0;
    int count = kSide;
};

class TypedRows {
public:
    explicit TypedRows(OwnRows rows) : m_rows(rows) {}

    /// The next free place of the row, from its start again behind the last one; then of the rows after it, and of the
    /// first ones. Nothing where a place was cleared or none is free.
    std::optional<Cell> cellAfter(const Grid& work, Cell cell) const;
    /// Writes it, or clears the place. Typing on where the last free place was filled is refused: the cursor had
    /// nowhere to go. Returns why; empty where it was taken.
    QString write(Grid& work, Cell cell, std::optional<Digit> digit);
    /// Who clicks a cell means to change it.
    void click() { m_last.reset(); }

private:
    bool hasFree(const Grid& work) const;

    OwnRows m_rows;
    /// What was filled last, and no place was free any more.
    std::optional<Cell> m_last;
};

}  // namespace nonet::lookup
