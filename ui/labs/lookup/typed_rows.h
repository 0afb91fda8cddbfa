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

    /// Where a free place was filled, the next free one of the row, from its start again behind the last; then of the
    /// rows after it, and of the first ones. Where a digit was written over another, the place beside it, to the row's
    /// end: rows are corrected by typing along them. Nothing where a place was cleared or none is free.
    std::optional<Cell> cellAfter(const Grid& work, Cell cell) const;
    /// Writes it, or clears the place. Typing on where the last free place was filled is refused: the cursor had
    /// nowhere to go. Returns why; empty where it was taken.
    QString write(Grid& work, Cell cell, std::optional<Digit> digit);
    /// Who clicks a cell means to change it.
    void click() {
        m_last.reset();
        m_isCorrecting = false;
    }

private:
    bool hasFree(const Grid& work) const;

    OwnRows m_rows;
    /// What was filled last, and no place was free any more.
    std::optional<Cell> m_last;
    /// The last digit was written over another.
    bool m_isCorrecting = false;
};

}  // namespace nonet::lookup
