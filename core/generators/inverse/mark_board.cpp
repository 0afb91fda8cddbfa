#include "core/generators/inverse/mark_board.h"

namespace nonet {

MarkBoard MarkBoard::fromClues(const ClassicDigits& clues) {
    MarkBoard board;
    for (const Cell cell : classic::kAllCells) {
        if (!clues.isBlank(cell)) {
            board.fill(cell, Digit(clues.valueAt(cell)));
            continue;
        }
        for (const Digit digit : classic::kAllDigits)
            board.addMark(cell, digit);
    }
    return board;
}

void MarkBoard::addMark(Cell cell, Digit digit) {
    assert(!isFilled(cell));
    if (hasMark(cell, digit))
        return;
    m_marks[at(cell)].insert(digit);
    m_marked[digit.slot()].insert(cell);
    ++m_level;
}

void MarkBoard::removeMark(Cell cell, Digit digit) {
    assert(!isFilled(cell));
    if (!hasMark(cell, digit))
        return;
    m_marks[at(cell)].erase(digit);
    m_marked[digit.slot()].erase(cell);
    --m_level;
}

void MarkBoard::fill(Cell cell, Digit digit) {
    for (const Digit mark : marks(cell))
        removeMark(cell, mark);
    if (isFilled(cell))
        m_filledWith[static_cast<std::size_t>(valueAt(cell) - 1)].erase(cell);
    m_values[at(cell)] = static_cast<std::uint8_t>(digit.value());
    m_filledWith[digit.slot()].insert(cell);
    m_filled.insert(cell);
}

void MarkBoard::unfill(Cell cell) {
    assert(isFilled(cell));
    const Digit digit(valueAt(cell));
    m_values[at(cell)] = 0;
    m_filledWith[digit.slot()].erase(cell);
    m_filled.erase(cell);
    addMark(cell, digit);
}

ClassicDigits MarkBoard::values() const {
    ClassicDigits digits;
    digits.values = m_values;
    return digits;
}

ClassicMarks MarkBoard::toMarks() const {
    ClassicMarks all;
    for (const Cell cell : classic::kAllCells)
        all.at(cell) = possible(cell).bits();
    return all;
}

}  // namespace nonet
