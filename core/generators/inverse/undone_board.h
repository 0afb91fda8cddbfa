// A solved board that is undone by hand, in any order: what the methods of [Inverse] make of what is left, and by which
// of them a digit or a mark would go again. A player's view of the methods: marks that a neighbour's digit excludes
// need no word, and a single is called naked or hidden.
//
//   1 2 | 3 4      3 taken out of r1c3, all marks back:     naked single:   1, 2 and 4 stand in its row
//   3 4 | 1 2  ->  then 3 out of r2c1 too:                  hidden single:  in row 1 no other blank cell can take 3
//
// Singles work on boards of any shape; the other methods need a classic one.
#pragma once

#include "core/board/cell_set.h"
#include "core/board/geometry.h"
#include "core/board/grid.h"
#include "core/foundation/random_source.h"
#include "core/generators/inverse/closure.h"

#include <optional>
#include <vector>

namespace nonet {

/// Values and marks of a board whose solution is known.
class UndoneBoard {
public:
    /// Nothing is undone yet.
    UndoneBoard(const Geometry& geometry, const Grid& solution);
    /// The puzzle of these clues: every mark in every blank cell.
    static UndoneBoard fromClues(const Geometry& geometry, const Grid& solution, const Grid& clues);

    const Geometry& geometry() const { return m_geometry; }
    const Grid& solution() const { return m_solution; }
    const Grid& values() const { return m_values; }
    bool isFilled(Cell cell) const { return !m_values.isBlank(cell); }
    bool isSolved() const { return m_values.isFull(); }
    /// None where filled.
    DigitSet marks(Cell cell) const { return m_marks[at(cell)]; }
    /// Without those that a neighbour's digit excludes.
    DigitSet openMarks(Cell cell) const;
    /// Marks that the blank cells lack: 0 means that this is a puzzle.
    int missingMarks() const;

    /// The value becomes the only mark.
    void takeOut(Cell cell);
    /// The solution's digit.
    void fill(Cell cell);
    /// The cell must be blank.
    void setMark(Cell cell, Digit digit, bool isThere);

    friend bool operator==(const UndoneBoard&, const UndoneBoard&) = default;

private:
    static std::size_t at(Cell cell) { return cell.slot(); }

    Geometry m_geometry;
    Grid m_solution;
    Grid m_values;
    std::vector<DigitSet> m_marks;
};

enum class UndoneMethod : std::uint8_t {
    nakedSingle,
    hiddenSingle,
    exclusion,
    blockIntersection,
    coveringSet,
    xWing,
};

/// One step forward: a digit is filled in (singles), or a mark goes.
struct UndoneStep {
    UndoneMethod method = UndoneMethod::nakedSingle;
    Cell cell;
    Digit digit = Digit(1);
    /// What shows it: neighbours that hold other digits, what keeps the digit from the rest of the house, the pattern.
    CellSet reasons = {};
    /// The house of a hidden single.
    std::optional<House> house = std::nullopt;

    bool fills() const { return method == UndoneMethod::nakedSingle || method == UndoneMethod::hiddenSingle; }
    friend bool operator==(const UndoneStep&, const UndoneStep&) = default;
};

/// The single that fills this blank cell now; nothing where there is none.
std::optional<UndoneStep> fillOf(const UndoneBoard& board, Cell cell, InverseRank rank);
/// How a wrong mark of a blank cell, there or not, goes in one step; nothing where no method takes it at once.
std::optional<UndoneStep> goingOf(const UndoneBoard& board, Candidate mark, InverseRank rank);
/// Singles first; nothing where the methods get stuck.
std::optional<UndoneStep> nextStep(const UndoneBoard& board, InverseRank rank);
/// To the solution or to where the methods get stuck. Cost: microseconds to some milliseconds.
std::vector<UndoneStep> wayForward(UndoneBoard board, InverseRank rank);
UndoneBoard boardAfter(UndoneBoard board, const std::vector<UndoneStep>& way, std::size_t steps);
bool isSolvable(const UndoneBoard& board, InverseRank rank);

/// A solution of the board's values other than its own, if there is one. Cost: microseconds for most boards.
std::optional<Grid> otherSolution(const UndoneBoard& board);
/// A solved board of a small shape, each equally reachable; for classic boards there is randomGrid.
Grid randomSolved(const Geometry& geometry, RandomSource& random);

}  // namespace nonet
