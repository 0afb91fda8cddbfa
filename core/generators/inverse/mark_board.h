// The board of [Inverse]: each cell is a pair (v, M) of a value and pencil marks. A cell has a value exactly where it
// has no marks ([Inverse 4.1] has it the other way round, and its own solved board contradicts it).
//
//   level 0            level 1                 level 8 and value 5: level 9
//   5 filled    ->    blank, marked {5}  ->   blank, marked {1..9}
#pragma once

#include "core/board/classic.h"
#include "core/board/classic_digits.h"

#include <array>

namespace nonet {

/// Values and marks of a classic board. A blank cell without marks is possible: no digit is left for it.
class MarkBoard {
public:
    /// Where the search starts: no blank cell, no mark, level 0. The argument is a solved grid.
    static MarkBoard fromSolution(const ClassicDigits& solution) { return fromClues(solution); }
    /// A puzzle as a person gets it: every mark in every blank cell, level 9 times the blanks.
    static MarkBoard fromClues(const ClassicDigits& clues);

    /// 0 where blank.
    int valueAt(Cell cell) const { return m_values[at(cell)]; }
    bool isFilled(Cell cell) const { return valueAt(cell) != 0; }
    /// None where filled.
    ClassicDigitSet marks(Cell cell) const { return m_marks[at(cell)]; }
    bool hasMark(Cell cell, Digit digit) const { return marks(cell).contains(digit); }
    /// The marks of a blank cell, or the value of a filled one.
    ClassicDigitSet possible(Cell cell) const {
        return isFilled(cell) ? ClassicDigitSet(Digit(valueAt(cell))) : marks(cell);
    }

    ClassicCellSet filledCells() const { return m_filled; }
    /// The blank cells that have the mark.
    ClassicCellSet marked(Digit digit) const { return m_marked[digit.slot()]; }
    /// The cells that are filled with the digit.
    ClassicCellSet filledWith(Digit digit) const { return m_filledWith[digit.slot()]; }
    /// Where the digit is or could be: a value occupies its position as a mark does.
    ClassicCellSet positions(Digit digit) const { return marked(digit) | filledWith(digit); }

    /// The number of marks, 0..729: the depth in the search.
    int level() const { return m_level; }
    /// Every cell filled. Whether it is a right Sudoku is another question.
    bool isFull() const { return m_filled == classic::kAllCells; }

    /// The cell must be blank; nothing happens where the mark is there already, or is gone already.
    void addMark(Cell cell, Digit digit);
    void removeMark(Cell cell, Digit digit);
    /// Puts the value into a cell and takes its marks away.
    void fill(Cell cell, Digit digit);
    /// Takes the value of a filled cell away and leaves it as the only mark.
    void unfill(Cell cell);

    /// The values alone: what is left of the board as a puzzle.
    ClassicDigits values() const;
    ClassicMarks toMarks() const;

    friend bool operator==(const MarkBoard& a, const MarkBoard& b) {
        return a.m_values == b.m_values && a.m_marks == b.m_marks;
    }

private:
    static std::size_t at(Cell cell) { return cell.slot(); }

    std::array<std::uint8_t, 81> m_values{};
    std::array<ClassicDigitSet, 81> m_marks{};
    std::array<ClassicCellSet, 9> m_marked{};
    std::array<ClassicCellSet, 9> m_filledWith{};
    ClassicCellSet m_filled;
    int m_level = 0;
};

}  // namespace nonet
