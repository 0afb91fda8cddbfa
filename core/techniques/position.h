#pragma once

#include "core/board/candidate_grid.h"
#include "core/board/classic.h"
#include "core/board/classic_digits.h"
#include "core/board/grid.h"
#include "core/rules/puzzle.h"

#include <array>
#include <optional>

namespace nonet {

/// A classic 9x9 board with its candidates, kept both by cell and by digit: what techniques look at. A small value;
/// copying costs about 500 bytes.
///
/// A solved cell has no candidates here, and its digit none in its peers; an unsolved cell may have none (the position
/// is then contradictory).
class Position {
public:
    /// The puzzle's givens and initial candidates. The puzzle must be classic.
    static Position fromPuzzle(const Puzzle& puzzle);
    /// A classic puzzle by its givens, without the way over documents. Cost: below a microsecond.
    static Position fromGivens(const ClassicDigits& givens);
    /// Digits on the board and the candidates of its blank cells (those of filled cells are ignored, and those that a
    /// peer's digit forbids are dropped); givens tell which of the digits may not be exchanged (avoidable rectangles).
    /// 9x9 throughout.
    static Position from(const Grid& digits, const CandidateGrid& candidates, const Grid& givens);

    ClassicDigitSet candidates(Cell cell) const { return m_byCell[cell.slot()]; }
    /// The unsolved cells where the digit is a candidate.
    ClassicCellSet cells(Digit digit) const { return m_byDigit[digit.slot()]; }
    ClassicCellSet cells(Digit digit, House house) const { return cells(digit) & classic::cellsOf(house); }
    bool has(Candidate candidate) const { return candidates(candidate.cell).contains(candidate.digit); }

    bool isSolved(Cell cell) const { return m_values[cell.slot()] != 0; }
    /// 0 where unsolved.
    /// Row-major, 0 for an unsolved cell.
    const std::array<std::uint8_t, 81>& values() const { return m_values; }
    int valueAt(Cell cell) const { return m_values[cell.slot()]; }
    /// Whether the cell's digit was given with the puzzle.
    bool isGiven(Cell cell) const { return m_given.contains(cell); }
    ClassicCellSet unsolvedCells() const { return m_unsolved; }
    /// Unsolved cells with exactly two candidates.
    ClassicCellSet bivalueCells() const;
    /// The digits that the house's solved cells hold.
    ClassicDigitSet placedDigits(House house) const;
    bool isSolved() const { return m_unsolved.isEmpty(); }
    /// No candidate left for an unsolved cell, no place left for a digit of a house, or two equal digits in a house.
    bool isContradictory() const;

    /// Solves the cell and removes the digit from its peers. The cell must be unsolved.
    void place(Candidate candidate);
    /// Removes a candidate; nothing happens where it is gone already.
    void eliminate(Candidate candidate);

    /// Without the candidates of all other digits: for techniques that look at each digit alone.
    Position onlyCandidatesOf(ClassicDigitSet digits) const;

    Grid digits() const;
    /// Solved cells have their digit alone.
    CandidateGrid candidateGrid() const;

    friend bool operator==(const Position&, const Position&) = default;

private:
    std::array<std::uint8_t, 81> m_values{};
    std::array<ClassicDigitSet, 81> m_byCell{};
    std::array<ClassicCellSet, 9> m_byDigit{};
    ClassicCellSet m_unsolved;
    ClassicCellSet m_given;
};

}  // namespace nonet
