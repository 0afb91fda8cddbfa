// The tower of [Lookup]: a floor (three rows of nine) and a tower pattern (nine rows of three) give a grid.
//
//     tower    floor            The pattern's first box is laid on each box of the floor in turn: what stands on what
//     4 5 3    6 8 1 | 7 4 2    is a key, here 4=6 5=8 3=1 .., and the key turns the pattern's second and third boxes
//     8 2 7    2 4 5 | 8 3 9    into the two boxes below that floor box.
//     9 6 1    3 9 7 | 1 5 6
//     -----    ------+------    Every stack is then a relabelled tower, so its columns and boxes are right; whether the
//     3 4 5    1 6 8 | 2 7 4    rows are depends on the pattern: see column_rotation.
//     7 8 2    5 2 4 | 9 8 3
//     ..
#pragma once

#include "core/board/grid.h"
#include "core/canonical/floor.h"
#include "core/constructions/digit_key.h"
#include "core/foundation/result.h"
#include "core/rules/conflicts.h"

#include <array>
#include <string_view>
#include <variant>
#include <vector>

namespace nonet {

/// Three rows of nine that may be the first of a Sudoku.
class TowerFloor {
public:
    /// In the first three rows of a board: they must be full and without a conflict, the other rows are not read.
    static std::optional<TowerFloor> from(const Grid& board);
    /// A floor from the table of all floors.
    static std::optional<TowerFloor> from(const Floor& floor);

    /// In the first three rows; the rest is blank.
    const Grid& board() const { return m_board; }
    friend bool operator==(const TowerFloor&, const TowerFloor&) = default;

private:
    explicit TowerFloor(Grid board) : m_board(std::move(board)) {}
    Grid m_board;
};

/// Nine rows of three that may be the first stack of a Sudoku.
class TowerPattern {
public:
    /// In the first three columns of a board: they must be full and without a conflict, the others are not read.
    static std::optional<TowerPattern> from(const Grid& board);

    /// In the first three columns; the rest is blank.
    const Grid& board() const { return m_board; }
    friend bool operator==(const TowerPattern&, const TowerPattern&) = default;

private:
    explicit TowerPattern(Grid board) : m_board(std::move(board)) {}
    Grid m_board;
};

/// Two equal digits of a floor or pattern that may share no house.
using TowerConflict = Conflict;

/// 27 digits row by row, blanks and commas passed over. Errors: tooFewCells, tooManyCells, badSymbol; column counts the
/// digits from 1.
std::variant<TowerFloor, TowerConflict, Error> floorFromText(std::string_view text);
std::variant<TowerPattern, TowerConflict, Error> towerFromText(std::string_view text);

struct TowerGrid {
    /// One key a stack, left to right: pattern digit to floor digit.
    std::array<DigitKey, 3> keys;
    /// Full, unless a key does not know a digit.
    Grid grid;
    /// None if the grid is a Sudoku.
    std::vector<Conflict> conflicts;
    friend bool operator==(const TowerGrid&, const TowerGrid&) = default;
};

/// The three keys of a floor, and the grid that they give.
TowerGrid buildTower(const TowerFloor& floor, const TowerPattern& tower);
/// The grid that other keys give: with [Lookup]'s first key as it is printed, rows 6 and 9 break.
TowerGrid buildTower(const TowerFloor& floor, const TowerPattern& tower, const std::array<DigitKey, 3>& keys);

}  // namespace nonet
