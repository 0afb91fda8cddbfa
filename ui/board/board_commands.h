#pragma once

#include "core/board/digit_set.h"

#include <QString>

namespace nonet {

class BoardEntry;
class BoardWidget;
struct BoardDisplay;

/// What the catalogue's actions of scope `board` do, whoever runs them: modes, filter, colours, selection.
class BoardCommands {
public:
    BoardCommands(BoardWidget& board, BoardDisplay& display, BoardEntry& entry)
        : m_board(board), m_display(display), m_entry(entry) {}

    /// False where it is no action of the board.
    bool run(const QString& id);
    /// Whether an action that is a switch is on.
    bool isOn(const QString& id) const;
    /// Filters by the digit so many further on; the last is followed by the first.
    void stepFilter(int by);
    void setFilterDigits(DigitSet digits, bool isInverse);

private:
    bool runFilter(const QString& name);
    bool runColour(const QString& name);

    BoardWidget& m_board;
    BoardDisplay& m_display;
    BoardEntry& m_entry;
};

}  // namespace nonet
